// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that `swift build` and `swift test` of Longpress never build it. `make bench` runs it with LONGPRESS_BENCHMARKS
// set, which makes Longpress offer its stages as a library.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "longpress", path: "../..")],
    targets: [
        .target(name: "CAllocations"),
        .executableTarget(
            name: "Benchmarks", dependencies: ["CAllocations", .product(name: "LongpressStages", package: "longpress")]),
    ],
    swiftLanguageModes: [.v6]
)
