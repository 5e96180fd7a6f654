import QuickActionModel

extension PublishError {
    /// What was understood and what to do, in a few sentences.
    public var message: String {
        switch self {
        case .outputIsTooHigh(let path):
            "The output folder \(path) holds much more than a site. Name a folder of its own, for example --output site."
        case .outputIsSource(let path):
            "The output folder \(path) is the catalog folder. Name another folder, for example --output site."
        case .outputContainsSource(let path, let source):
            "The output folder \(path) contains \(source), which is read for the site. Name a folder beside it."
        case .outputInsideSource(let path, let source):
            path.hasSameBytes(as: source)
                ? "The output folder \(path) is read for the site. Name a folder outside it."
                : "The output folder \(path) lies in \(source), which is read for the site. Name a folder outside it."
        case .notAFolder(let path):
            "\(path) is not a folder. Name another output folder, or move the file away."
        case .foreignFolder(let path, let examples):
            "The folder \(path) holds files that Longpress did not write: \(Self.list(examples)). "
                + "Name an empty or a new folder, or empty this one yourself."
        case .foreignFiles(let path, let files):
            "Files that Longpress did not write stand where pages must go in \(path): \(Self.list(files)). "
                + "Move them away and build again; nothing was written."
        case .damagedManifest(let path, let reason):
            "\(path) cannot be understood: \(reason). Without it nobody knows which files are ours. "
                + "Remove the output folder yourself, or name another one."
        case .badAddress(let address, let reason):
            "The page \(address) has no usable address: \(reason). This is a fault of Longpress, please report it."
        case .cannotRead(let reason): "A file of the catalog could not be copied: \(reason)."
        case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason). The next build completes what is missing."
        }
    }

    /// The first 20 names; more would hide the sentence around them.
    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(20).joined(separator: ", ")
        return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
    }
}
