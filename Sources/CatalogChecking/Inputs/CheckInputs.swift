/// What rules need beside the catalog; a part that is not given leaves its rules unasked, which the result tells.
public struct CheckInputs: Sendable {
    /// Names of SF Symbols.
    public var symbols: SymbolTable?
    /// Images of each app by the app's id.
    public var assets: [String: AssetTable]?
    /// Dynamic types of each app's former release by the app's id.
    public var previousTypes: [String: [String]]?
    /// Today as `YYYY-MM-DD`, for suppressions that end.
    public var today: String?
    /// How texts are measured.
    public var fitting: any TextFitting = EstimatedWidth()

    /// Nothing but the catalog.
    public init() {}
}
