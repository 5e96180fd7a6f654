import QuickActionModel

/// Build settings that several levels give, the lower level first.
struct BuildSettings {
    /// Most settings of one app; more are left out.
    static let most = 20_000

    private var values: [ByteText: BuildVariable] = [:]

    /// Sets a value; `$(inherited)` and the setting's own name in it stand for what a lower level says.
    mutating func set(_ name: ByteText, _ value: String, at location: SourceLocation?) {
        guard values[name] != nil || values.count < Self.most else { return }
        let text = Self.inheriting(value, name: name.string, from: values[name]?.value ?? "")
        values[name] = BuildVariable(name, text, at: location)
    }

    /// Gives a value only where no level has one.
    mutating func setDefault(_ name: ByteText, _ value: String) {
        if values[name] == nil { set(name, value, at: nil) }
    }

    /// All of them by name.
    var variables: [BuildVariable] { values.values.sorted { $0.name < $1.name } }

    /// The value with the references to the lower level filled in; unchanged when that makes it too long.
    private static func inheriting(_ value: String, name: String, from lower: String) -> String {
        guard value.utf8.contains(UInt8(ascii: "$")) else { return value }
        let bytes = Array(value.utf8)
        let marks = ["inherited", name].flatMap { [Array("$(\($0))".utf8), Array("${\($0)}".utf8)] }
        var out: [UInt8] = []
        var at = 0
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "$"), let mark = marks.first(where: { bytes[at...].starts(with: $0) }) {
                out += lower.utf8
                at += mark.count
                guard out.count <= BuildVariables.longest else { return value }
            } else {
                out.append(bytes[at])
                at += 1
            }
        }
        return String(decoding: out, as: UTF8.self)
    }
}
