import Files
import QuickActionModel
import SourceEdits

/// Applies the fixes of findings, reading again after each round, and writes the files at the end.
struct FixRun {
    let tree: FixTree
    let choice: FixChoice

    /// A fix can uncover another finding at the same place, so it takes rounds; texts settle in two or three.
    private static let mostRounds = 10

    /// Applies fixes; `again` reads and checks the catalog in the tree, whose files may have changed in memory.
    func run(_ findings: [Finding], again: () -> [Finding]) -> FixOutcome {
        var outcome = FixOutcome(choice: choice)
        var findings = findings
        // A suggestion that answers another fix is nobody's wish: "..." becomes "…", and the ellipsis stays for people to judge.
        let asked = Set(findings.map(Subject.init))
        for _ in 0..<Self.mostRounds {
            let wanted = findings.compactMap { finding -> (Finding, Fix)? in
                guard let fix = finding.fixes.first(where: choice.wants) else { return nil }
                return fix.isSafe || asked.contains(Subject(finding)) ? (finding, fix) : nil
            }
            let plan = EditPlan(wanted.map(\.1)) { (place) throws(EditRefusal) in try bytes(of: place) }
            outcome.refused = plan.refused.map {
                FixOutcome.Refusal(finding: wanted[$0.fix].0, fix: wanted[$0.fix].1, reason: $0.reason.message)
            }
            guard !plan.files.isEmpty else { break }
            outcome.fixed += plan.applied.count
            for file in plan.files { tree.change(file.location, to: file.new) }
            findings = again()
        }
        outcome.left = findings.count { !choice.appliesSuggestions && $0.fixes.contains { !$0.isSafe && !$0.edits.isEmpty } }
        for (place, bytes) in tree.changes { finish(place, bytes, &outcome) }
        return outcome
    }

    /// What a finding is about, whatever the text there is.
    private struct Subject: Hashable {
        let rule: ByteText
        let subject: FindingSubject
        let path: ByteText?

        init(_ finding: Finding) {
            rule = ByteText(finding.rule)
            var subject = finding.subject
            subject.value = nil
            self.subject = subject
            path = finding.location.map { ByteText($0.displayPath) }
        }
    }

    private func bytes(of place: SourceLocation) throws(EditRefusal) -> [UInt8] {
        guard place.root.isEmpty || choice.includesSources else {
            throw .file("the file is outside of the catalog folder; --fix-sources changes such files, too")
        }
        do throws(FileEditError) { return try tree.bytes(of: place) } catch { throw .file(error.message) }
    }

    private func finish(_ place: SourceLocation, _ bytes: [UInt8], _ outcome: inout FixOutcome) {
        do throws(FileEditError) {
            let old = try tree.original(of: place)
            if !choice.isDry { try tree.write(place) }
            outcome.files.append(FixOutcome.File(location: place, old: old, new: bytes))
        } catch {
            outcome.failures.append((place, error.message))
        }
    }
}
