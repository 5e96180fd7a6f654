/// A form of the report of a lint run.
public enum LintFormat: String, Sendable, CaseIterable {
    /// For people at a terminal.
    case text
    /// For programs: `longpress-lint/1`.
    case json
    /// For a comment on a pull request, in GitHub's Markdown.
    case markdown
    /// Static Analysis Results Interchange Format 2.1.0, as code scanning services read it.
    case sarif
    /// Test results in the shape that Jenkins and GitLab read: `testsuites`, a `testsuite` for each app, a `testcase` for each finding.
    case junit
    /// Workflow commands of GitHub Actions, which become annotations.
    case github
    /// The Code Quality report of GitLab: a list in the form of Code Climate's issues.
    case gitlab
    /// Lines that Xcode shows beside the source when a build phase prints them.
    case xcode
}
