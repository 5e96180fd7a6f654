import HomeScreen
import QuickActionModel

/// An icon type that the system does not know.
enum IconTypeName {
    /// The constant that was most likely meant.
    ///
    /// A short form is no slip of the pen but another spelling, and so is the key's name in place of the constant's beginning.
    static func constant(meantBy text: String) -> String? {
        let key = StaticItemKey.iconType.rawValue
        guard text.utf8.starts(with: key.utf8) else { return nearest(text) }
        let name = String(decoding: text.utf8.dropFirst(key.utf8.count), as: UTF8.self)
        return name.isEmpty ? nil : nearest(SystemIconType.prefix + name)
    }

    private static func nearest(_ text: String) -> String? {
        if let type = SystemIconType.of(anyForm: text) { return type.constant }
        if let constant = NearestName.of(text, in: SystemIconType.all.map(\.constant)) { return constant }
        return NearestName.of(text, in: SystemIconType.all.map(\.name)).map { SystemIconType.prefix + $0 }
    }
}
