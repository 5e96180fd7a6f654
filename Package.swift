// swift-tools-version: 6.0
import PackageDescription

// Every target has one job; ARCHITECTURE.md has the table, and the architecture test holds the code to it.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
]

func target(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude)
}

// The benchmarks are a package of their own and measure the stages one by one; nobody else is offered a library.
let stages: [Product] =
    Context.environment["LONGPRESS_BENCHMARKS"] == nil
    ? []
    : [
        Product.library(
            name: "LongpressStages",
            targets: [
                "QuickActionModel", "Workers", "SourceTrees", "Templates", "HomeScreen", "MarkdownNotes", "Files",
                "CatalogReading",
                "CatalogChecking", "CatalogComparing", "SiteRendering", "StandardTheme",
            ])
    ]

let package = Package(
    name: "longpress",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "longpress", targets: ["longpress"])] + stages,
    targets: [
        .systemLibrary(
            name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

        // Instructions for SHA-256 have no name in Swift; ARCHITECTURE.md says why they are worth a file of C.
        .target(name: "CDigest"),
        target("QuickActionModel", ["CDigest"]),
        target("Workers"),
        target("SourceTrees", ["CYAML"]),
        target("SourceEdits", ["QuickActionModel", "SourceTrees"]),
        target("Templates"),
        target("HomeScreen", ["QuickActionModel"]),
        target("MarkdownNotes", ["QuickActionModel", "SourceTrees", "CCMarkGFM"]),
        target("Archives", ["QuickActionModel", "CZlib"]),
        target("GitHistory", ["QuickActionModel"]),
        target("Files", ["QuickActionModel", "Workers"]),
        target("CatalogReading", ["QuickActionModel", "SourceTrees", "HomeScreen", "MarkdownNotes", "Workers", "CZlib"]),
        target("CatalogChecking", ["QuickActionModel", "HomeScreen", "Workers"]),
        target("CatalogComparing", ["QuickActionModel", "HomeScreen"]),
        target("SiteRendering", ["QuickActionModel", "HomeScreen", "Templates"]),
        target("Reports", ["QuickActionModel"]),
        target("PreviewServer"),
        // The theme's files are embedded as bytes, so that the program needs no folder of its own at run time.
        .target(
            name: "StandardTheme",
            resources: [
                .embedInCode("standard/theme.yaml"), .embedInCode("standard/templates"), .embedInCode("standard/styles"),
                .embedInCode("standard/scripts"), .embedInCode("standard/marks"), .embedInCode("standard/words"),
                .embedInCode("standard/assets"),
            ],
            swiftSettings: strict),
        target(
            "LongpressCommands",
            [
                "QuickActionModel", "Workers", "SourceTrees", "SourceEdits", "Templates", "HomeScreen", "MarkdownNotes",
                "Archives", "GitHistory",
                "Files", "PreviewServer", "CatalogReading", "CatalogChecking", "CatalogComparing", "SiteRendering", "Reports",
                "StandardTheme", "CMalloc",
            ]),
        .executableTarget(name: "longpress", dependencies: ["LongpressCommands"], swiftSettings: strict),

        tests("QuickActionModelTests", ["QuickActionModel"]),
        tests("SourceTreesTests", ["SourceTrees"]),
        tests("SourceEditsTests", ["SourceEdits", "CatalogChecking", "QuickActionModel"]),
        tests("WorkersTests", ["Workers"]),
        tests("TemplatesTests", ["Templates"]),
        tests("HomeScreenTests", ["HomeScreen", "QuickActionModel"]),
        tests("MarkdownNotesTests", ["MarkdownNotes", "QuickActionModel", "SourceTrees"]),
        tests("ArchivesTests", ["Archives", "Files", "QuickActionModel", "SourceTrees"]),
        tests("GitHistoryTests", ["GitHistory", "QuickActionModel"]),
        tests("FilesTests", ["Files", "QuickActionModel", "Workers"]),
        tests("CatalogCheckingTests", ["CatalogChecking", "CatalogReading", "QuickActionModel", "HomeScreen", "Files"]),
        tests(
            "CatalogReadingTests",
            ["CatalogReading", "QuickActionModel", "SourceTrees", "HomeScreen", "Files", "SiteRendering"]),
        tests(
            "CatalogComparingTests",
            ["CatalogComparing", "CatalogReading", "QuickActionModel", "HomeScreen", "SourceTrees", "Files"]),
        tests("SiteRenderingTests", ["SiteRendering", "QuickActionModel", "Templates", "HomeScreen"]),
        tests("ReportsTests", ["Reports", "QuickActionModel"]),
        tests("PreviewServerTests", ["PreviewServer", "Workers"]),
        tests("ArchitectureTests", []),
        tests(
            "LongpressCommandsTests",
            ["LongpressCommands", "CatalogReading", "CatalogChecking", "Files", "QuickActionModel", "Reports"],
            exclude: ["validate.py"]),
        tests("SiteTests", ["LongpressCommands"]),
        tests("SpecTests", ["LongpressCommands"], exclude: ["Cases", "README.md", "make-history.py"]),
        tests("BrowserTests", ["LongpressCommands"], exclude: ["BY-HAND.md", "checks", "requirements.txt"]),
    ],
    swiftLanguageModes: [.v6]
)
