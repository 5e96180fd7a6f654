import QuickActionModel

/// Looks for property lists with quick actions below a folder that is no app's own, such as the one of an Xcode project.
struct PropertyListSearch {
    let tree: any InputTree
    /// Most bytes of a property list.
    let limit: Int

    /// Folders in one another that are looked into.
    private static let deepest = 8
    /// Entries that are looked at.
    private static let mostEntries = 100_000
    /// Folders of other people's code and of builds.
    private static let passedOver: Set<ByteText> = ["node_modules", "Pods", "Carthage", "DerivedData", "build", "vendor"]
    private static let endings = [
        ".xcassets", ".framework", ".xcframework", ".bundle", ".xcodeproj", ".xcworkspace", ".appex", ".lproj",
    ]
    private static let key = Array("UIApplicationShortcutItems".utf8)

    /// Paths of the property lists, by their bytes.
    func paths() -> [String] {
        var found: [String] = []
        var open: [(path: String, depth: Int)] = [("", 1)]
        var left = Self.mostEntries
        while let next = open.popLast() {
            for entry in (try? tree.list(next.path)) ?? [] {
                left -= 1
                guard left > 0 else { return found.sorted { $0.precedesByBytes($1) } }
                let path = next.path.isEmpty ? entry.name : "\(next.path)/\(entry.name)"
                switch entry.kind {
                case .file: if isWanted(entry, path) { found.append(path) }
                case .folder: if next.depth < Self.deepest, Self.isOpen(entry.name) { open.append((path, next.depth + 1)) }
                case .other: break
                }
            }
        }
        return found.sorted { $0.precedesByBytes($1) }
    }

    private static func isOpen(_ name: String) -> Bool {
        !name.hasPrefix(".") && !passedOver.contains(ByteText(name)) && !endings.contains { name.hasSuffix($0) }
    }

    private func isWanted(_ entry: InputEntry, _ path: String) -> Bool {
        guard entry.name.hasSuffix(".plist"), entry.size <= limit, let bytes = try? tree.read(path, limit: limit) else {
            return false
        }
        return Self.holdsKey(bytes)
    }

    private static func holdsKey(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            guard bytes.count >= key.count else { return false }
            var at = 0
            while at <= bytes.count - key.count {
                if bytes[at] == key[0], bytes[at..<at + key.count].elementsEqual(key) { return true }
                at += 1
            }
            return false
        }
    }
}
