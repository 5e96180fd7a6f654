extension SourceLocation {
    /// Writes `{"column", "length", "line", "path"}`, or `{"keyPath", "path"}` where the input has no lines.
    public func write(to json: inout JSONText) {
        json.shortObject { json in
            if let line {
                json.member("column", column ?? 1)
                json.member("length", length)
                json.member("line", line)
            } else {
                json.member("keyPath", optional: keyPath)
            }
            json.member("path", path)
            if !root.isEmpty { json.member("root", root) }
        }
    }
}
