extension TemplateSet {
    /// One use of a name in a template, for holding a theme against the values that exist.
    public struct Use: Sendable, Equatable {
        /// What the name is used for.
        public enum Kind: Sendable, Equatable {
            /// `{{name}}`
            case text
            /// `{{{name}}}` or `{{&name}}`
            case raw
            /// `{{#name}}`
            case section
            /// `{{^name}}`
            case inverted
            /// `{{>name}}`, the name of a template
            case partial
            /// `{{<name}}`, the name of a template
            case parent
            /// `{{$name}}`, the name of a block: its place, or content for it inside a parent
            case block
        }

        /// The name as written, such as "card.title".
        public var name: String
        /// What the name is used for.
        public var kind: Kind
        /// The names of the sections around it that enter a value (`{{#…}}`), outermost first.
        public var sections: [String]
        /// Name of the template.
        public var template: String
        /// 1-based line of the tag.
        public var line: Int
        /// 1-based column of the tag, in Unicode scalars.
        public var column: Int
    }
}
