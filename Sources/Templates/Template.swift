/// One template of a `TemplateSet`; it can be rendered by its own set only.
public struct Template: Sendable {
    /// The name it has in the set.
    public let name: String
    /// Its index in the set.
    let index: Int
}
