/// What every open page is told: which build stands behind the server, and what is wrong with the latest edit.
struct PreviewState: Sendable {
    /// Number of the build; a page of another one loads itself again.
    var build = 0
    /// Faults of the latest edit; empty when it was built.
    var faults: [PreviewFault] = []

    /// The state as an event of a stream, in the form of server-sent events.
    var event: [UInt8] {
        var text = "data: {\"build\":\(build),\"faults\":["
        for (index, fault) in faults.prefix(Self.mostFaults).enumerated() {
            if index > 0 { text += "," }
            text += "{\"place\":\(Self.quoted(fault.place)),\"summary\":\(Self.quoted(fault.summary))"
            text += ",\"explanation\":\(Self.quoted(fault.explanation))}"
        }
        text += "],\"more\":\(max(0, faults.count - Self.mostFaults))}\n\n"
        return Array(text.utf8)
    }

    /// Faults beyond this number are told as a count.
    private static let mostFaults = 8

    /// A JSON string; all line ends of events and of scripts are escaped, so nothing of it ends the event.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
