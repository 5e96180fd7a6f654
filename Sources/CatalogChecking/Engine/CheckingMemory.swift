import QuickActionModel
import Synchronization

/// What one check leaves behind for the next one of the same catalog, so that a preview checks only the apps that were edited.
///
/// Whoever keeps it must say what has changed; what is not forgotten is taken for unchanged. A change of the settings, or of what rules
/// are given beside the apps, changes everything.
public final class CheckingMemory: Sendable {
    private let kept = Mutex<[ByteText: AppPass]>([:])

    /// A memory of nothing.
    public init() {}

    /// Forgets everything.
    public func forgetAll() { kept.withLock { $0 = [:] } }

    /// Forgets an app.
    public func forgetApp(_ id: String) { kept.withLock { $0[ByteText(id)] = nil } }

    /// What is known of an app; else what `check` finds.
    func app(_ id: String, _ check: () -> AppPass) -> AppPass {
        if let known = kept.withLock({ $0[ByteText(id)] }) { return known }
        let pass = check()
        kept.withLock { $0[ByteText(id)] = pass }
        return pass
    }
}
