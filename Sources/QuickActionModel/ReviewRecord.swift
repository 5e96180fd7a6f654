/// All decisions of a review file, in its order.
public struct ReviewRecord: Sendable, Hashable {
    /// Every decision, outlived ones included.
    public var decisions: [ReviewDecision]

    /// A record of decisions; none unless told otherwise.
    public init(_ decisions: [ReviewDecision] = []) { self.decisions = decisions }

    /// What counts about one change.
    public enum Standing: Sendable, Hashable {
        /// Nobody decided.
        case open
        /// Everybody who decided says the same; one decision a person.
        case decided(ReviewState, [ReviewDecision])
        /// People say different things; one decision a person.
        case conflict([ReviewDecision])
    }

    /// What counts about a change that is seen against `from`: the last word of each person, and only of this range.
    public func standing(of fingerprint: String, from: String) -> Standing {
        Self.standing(of: decisions.filter { $0.fingerprint.hasSameBytes(as: fingerprint) && $0.from.hasSameBytes(as: from) })
    }

    /// The changes about which people disagree, each with one decision a person, in the order of the file.
    public var conflicts: [[ReviewDecision]] {
        var order: [[ByteText]] = []
        var groups: [[ByteText]: [ReviewDecision]] = [:]
        for decision in decisions {
            let range = [ByteText(decision.fingerprint), ByteText(decision.from)]
            if groups[range] == nil { order.append(range) }
            groups[range, default: []].append(decision)
        }
        return order.compactMap { range in
            if case .conflict(let all) = Self.standing(of: groups[range] ?? []) { all } else { nil }
        }
    }

    private static func standing(of decisions: [ReviewDecision]) -> Standing {
        var last: [(person: ByteText, decision: ReviewDecision)] = []
        for decision in decisions {
            let person = ByteText(decision.by)
            if let place = last.firstIndex(where: { $0.person == person }) {
                if !isEarlier(decision, than: last[place].decision) { last[place].decision = decision }
            } else {
                last.append((person, decision))
            }
        }
        let words = last.map(\.decision)
        guard let first = words.first else { return .open }
        return words.allSatisfy { $0.state == first.state } ? .decided(first.state, words) : .conflict(words)
    }

    /// Whether a decision that stands further down was taken before another one; without both times the file's order counts.
    private static func isEarlier(_ decision: ReviewDecision, than other: ReviewDecision) -> Bool {
        guard let at = decision.at, let then = other.at, at.utf8.count == then.utf8.count else { return false }
        return at.precedesByBytes(then)
    }
}
