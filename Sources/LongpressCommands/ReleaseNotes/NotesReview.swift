import CatalogReading
import QuickActionModel
import Reports

/// `--require-review`: every change at or above a level needs an accepted decision in the catalog's review file.
struct NotesReview {
    let record: ReviewRecord

    /// Reads the review file of a catalog; no file is no decision.
    init(_ tree: any InputTree) throws(NotesFailure) {
        let bytes: [UInt8]
        do throws(InputError) {
            guard try tree.entry(ReviewReader.path) != nil else {
                record = ReviewRecord()
                return
            }
            bytes = try tree.read(ReviewReader.path, limit: ReviewReader.mostBytes)
        } catch {
            throw .unreadable(error.message)
        }
        let reading = ReviewReader().read(bytes, root: tree.root)
        guard reading.isReadable else {
            throw NotesFailure(
                message: "\(ReviewReader.path) cannot be used, so no decision counts", findings: reading.findings, trees: [tree])
        }
        record = reading.record
    }

    /// One line for each change that lacks an accepted decision.
    func missing(_ set: ChangeSet, from level: ChangeLevel, ranges: [ByteText: String], wording: ChangeWording) -> [String] {
        var wording = wording
        wording.audience = .engineering
        var lines: [String] = []
        for change in set.changes where change.singles.contains(where: { $0.level >= level }) {
            let range = ranges[ByteText(change.app)] ?? ""
            let singles = change.singles.filter { $0.level >= level }
            let whole = record.standing(of: change.fingerprint, from: range)
            if case .decided(.accepted, _) = whole { continue }
            let parts = singles.map { record.standing(of: $0.fingerprint, from: range) }
            let isAccepted = parts.allSatisfy { if case .decided(.accepted, _) = $0 { true } else { false } }
            if isAccepted, whole == .open { continue }
            let worst = [whole] + parts
            let sentence = wording.sentence(change)?.text ?? change.kind.rawValue
            lines.append("\(change.fingerprint) from \(range): \(sentence) (\(Self.words(worst)))")
        }
        return lines
    }

    private static func words(_ standings: [ReviewRecord.Standing]) -> String {
        for case .conflict(let decisions) in standings {
            return "people disagree: " + decisions.map { "\($0.by) says \($0.state.rawValue)" }.joined(separator: ", ")
        }
        for case .decided(let state, let decisions) in standings where state != .accepted {
            return "\(state.rawValue), says \(decisions.map(\.by).joined(separator: ", "))"
        }
        return "nobody decided"
    }
}
