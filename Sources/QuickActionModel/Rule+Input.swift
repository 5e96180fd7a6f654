extension Rule {
    /// A file that cannot be parsed.
    public static let unreadable = Rule(
        "input/unreadable", .error, "Every input file can be read to its end",
        because: "A file that stops early loses quick actions or translations without a word.")
    /// Content after the end of the document.
    public static let contentAfterRoot = Rule(
        "input/content-after-root", .error, "Nothing follows the end of the document",
        because: "Readers differ on what comes after the root: some ignore it, some refuse the file.")
    /// Merge markers in a file.
    public static let mergeMarkers = Rule(
        "input/merge-markers", .error, "No merge markers are left in a file",
        because: "A file with both sides of a merge is neither of them.")
    /// A property list that needs the preprocessor.
    public static let preprocessed = Rule(
        "input/preprocessed", .error, "Property lists are read as they are, not through a preprocessor",
        because: "Which lines count is known only to the build; read the built property list instead.")
    /// An empty or blank file.
    public static let emptyInput = Rule(
        "input/empty", .error, "An input file is not empty",
        because: "An empty file is no empty list: nobody can tell what was meant.")
    /// Bytes that are no text of the encoding.
    public static let encoding = Rule(
        "input/encoding", .error, "Text files are UTF-8, or say what they are",
        because: "A table in another encoding shows wrong letters or none at all.")
    /// A file beyond the limit of bytes or nodes.
    public static let tooLarge = Rule(
        "input/too-large", .error, "Input files stay within the limits",
        because: "The limits keep a damaged or hostile file from using up the machine; `limits` in longpress.yaml raises them.")
    /// A file nested beyond the limit.
    public static let tooDeep = Rule(
        "input/too-deep", .error, "Input files are not nested beyond the limit",
        because: "Deep nesting has no use in these files and exhausts the stack of other tools.")
    /// One key twice in one dictionary.
    public static let duplicateKey = Rule(
        "input/duplicate-key", .error, "A key stands once in its dictionary",
        because: "The last one wins without a word; whoever edits the first one sees no effect.",
        details: RuleDetails(fix: .suggestion))
    /// An entry that cannot be used while the rest can.
    public static let badEntry = Rule(
        "input/bad-entry", .warning, "Every entry of a string catalog or an export can be used",
        because: "The entry is left out; everything else is kept.")
    /// Entries at the wrong place.
    public static let misplacedEntry = Rule(
        "input/misplaced-entry", .error, "Entries stand where the format looks for them",
        because: "An entry beside its list is never read, and its texts are never shown.")
    /// Two folders for one language.
    public static let twoFoldersOneLanguage = Rule(
        "input/two-folders-one-language", .warning, "A language has one folder",
        because: "Which of two folders counts depends on the system.")
    /// A build variable without a value.
    public static let unresolvedVariable = Rule(
        "input/unresolved-variable", .info, "Build variables in quick actions have a value",
        because: "The page shows the variable's name where people see its value.")
    /// Build variables that refer to each other in a circle.
    public static let variableCycle = Rule(
        "input/variable-cycle", .error, "Build variables do not refer to each other in a circle",
        because: "No value can be found, so the text stays as it is written.")
    /// Files of build settings that include each other in a circle.
    public static let includeCycle = Rule(
        "input/include-cycle", .error, "Files of build settings do not include each other in a circle",
        because: "Which of two values counts depends on where the circle is entered.")
    /// A build setting that holds for some builds only.
    public static let conditionalSetting = Rule(
        "input/conditional-setting", .info, "Build settings that quick actions use hold for every build",
        because: "Which build is meant is not known here, so a value under a condition is not used.")
    /// A nested property list that is not the app's own.
    public static let embeddedPlist = Rule(
        "input/embedded-plist", .info, "Only the app's own property list counts",
        because: "Quick actions in extensions, watch apps and frameworks do not reach the Home Screen.")
    /// Something about an archive or bundle that is worth knowing.
    public static let bundleRemark = Rule(
        "input/bundle-remark", .info, "An archive or bundle has one app and names it",
        because: "Where an archive is unusual, people should know which app was read.")
    /// A review file that cannot be used.
    public static let badReviewFile = Rule(
        "input/bad-review-file", .error, "The review file is whole and well-formed",
        because: "A review of which a part is lost could open a gate that somebody wanted to stay shut.")

    /// Rules about files that are read.
    public static let input: [Rule] = [
        unreadable, contentAfterRoot, mergeMarkers, preprocessed, emptyInput, encoding, tooLarge, tooDeep, duplicateKey, badEntry,
        misplacedEntry, twoFoldersOneLanguage, unresolvedVariable, variableCycle, includeCycle, conditionalSetting,
        embeddedPlist, bundleRemark, badReviewFile,
    ]
}
