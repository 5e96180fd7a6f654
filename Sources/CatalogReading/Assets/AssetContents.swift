import QuickActionModel
import SourceTrees

/// The `Contents.json` of a folder of an asset catalog.
struct AssetContents {
    /// One image of a set.
    struct Image {
        var file: String
        var idiom: String
        /// 1, 2 or 3; nil for an image of every scale.
        var scale: Int?
        /// Whether it is for a dark or another special appearance.
        var isSpecial: Bool
    }

    /// Bytes of a file that is read.
    static let mostBytes = 1 << 20

    /// Its images that name a file, in order.
    let images: [Image]
    /// Whether its images are said to be templates.
    let isTemplate: Bool
    /// Whether the names inside of the folder begin with the folder's name.
    let providesNamespace: Bool

    /// Reads the file of a folder; nil when there is none that can be used.
    init?(_ tree: any InputTree, _ folder: String) {
        guard let bytes = try? tree.read(folder + "/Contents.json", limit: Self.mostBytes),
            let root = try? SourceReader(limits: SourceLimits(bytes: Self.mostBytes, depth: 32, nodes: 20_000)).readJSON(bytes)
                .root
        else { return nil }
        let properties = root["properties"]
        isTemplate = properties?["template-rendering-intent"]?.string?.hasSameBytes(as: "template") ?? false
        providesNamespace = properties?["provides-namespace"]?.flag ?? false
        images = (root["images"]?.array ?? root["symbols"]?.array ?? []).compactMap { node in
            guard let file = node["filename"]?.string, !file.isEmpty, !file.utf8.contains(UInt8(ascii: "/")) else { return nil }
            let scale = node["scale"]?.string.flatMap { $0.hasSuffix("x") ? Int($0.dropLast()) : nil }
            return Image(
                file: file, idiom: node["idiom"]?.string ?? "universal", scale: scale,
                isSpecial: !(node["appearances"]?.array ?? []).isEmpty)
        }
    }

    /// The images, the one that shows best first: no special appearance, of any device before iPhone before the rest, sharp before coarse.
    var best: [Image] {
        images.enumerated().sorted { a, b in
            let (x, y) = (Self.rank(a.element), Self.rank(b.element))
            return x == y ? a.offset < b.offset : x.lexicographicallyPrecedes(y)
        }.map(\.element)
    }

    private static func rank(_ image: Image) -> [Int] {
        let idiom = ["universal": 0, "iphone": 1, "ipad": 2][image.idiom] ?? 3
        return [image.isSpecial ? 1 : 0, idiom, -(image.scale ?? 4)]
    }
}
