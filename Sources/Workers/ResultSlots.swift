/// Memory for results, each slot of which is filled once, by whichever thread made the result.
///
/// It is safe to share because no two threads get the same index.
struct ResultSlots<Result: Sendable>: @unchecked Sendable {
    let base: UnsafeMutablePointer<Result>

    func fill(_ index: Int, _ result: Result) {
        (base + index).initialize(to: result)
    }
}
