import QuickActionModel

/// Fills build variables into texts and tells once what has no value.
struct VariableTexts: Sendable {
    private let variables: BuildVariables
    private var toldCycles: Set<ByteText> = []
    /// Places of each name without a value, in the order in which they were met.
    private var open: [(name: String, places: [(what: String, location: SourceLocation)])] = []

    init(_ variables: BuildVariables) { self.variables = variables }

    /// The text with every known value; `what` names the field in findings.
    mutating func filled(
        _ text: String, at location: SourceLocation, what: @autoclosure () -> String, _ log: inout ReadingLog
    ) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        let expansion = variables.expand(text)
        for name in expansion.unresolved {
            if let index = open.firstIndex(where: { $0.name.hasSameBytes(as: name) }) {
                open[index].places.append((what(), location))
            } else {
                open.append((name, [(what(), location)]))
            }
        }
        for chain in expansion.cycles where toldCycles.insert(Self.circle(chain)).inserted {
            log.add(
                Finding(
                    .variableCycle, "build variables refer to each other in a circle: \(chain)",
                    explanation: "The text stays as it is written. Give one of them a value of its own.", at: location,
                    subject: FindingSubject(value: Self.circle(chain).string)))
        }
        return expansion.text
    }

    /// Tells every name without a value once, however many texts use it.
    mutating func reportOpen(_ log: inout ReadingLog) {
        for (name, places) in open {
            guard let first = places.first else { continue }
            let users = places.count == 1 ? "\(first.what) uses" : "\(first.what) and \(places.count - 1) more use"
            let related = places.dropFirst().prefix(Self.mostRelated).map {
                RelatedLocation($0.location, "\($0.what) uses it, too")
            }
            log.add(
                Finding(
                    .unresolvedVariable, "\(users) the build variable \(name), which has no value",
                    explanation: "The text stays as it is written. Give \(name) a value under \"variables\" in app.yaml.",
                    at: first.location, subject: FindingSubject(value: name), related: Array(related)))
        }
        open = []
    }

    private static let mostRelated = 20

    /// A text of the app's facts: nil where a value is missing, without a word about it.
    func known(_ text: String?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        let expansion = variables.expand(text)
        guard expansion.unresolved.isEmpty, expansion.cycles.isEmpty, !expansion.text.contains("$("),
            !expansion.text.contains("${")
        else { return nil }
        return expansion.text
    }

    /// The names of a circle in an order that does not depend on where it was entered.
    private static func circle(_ chain: String) -> ByteText {
        let names = chain.split(separator: " → ").dropLast().map { ByteText(String($0)) }
        return ByteText(names.sorted().map(\.string).joined(separator: " "))
    }
}
