/// All templates of a set in compiled form.
struct TemplateProgram: Sendable {
    /// The first instruction is a `back`: the target of calls to templates that do not exist.
    var instructions: ContiguousArray<TemplateInstruction> = [TemplateInstruction(operation: .back)]
    /// Where each instruction comes from.
    var places: ContiguousArray<TemplatePlace> = [TemplatePlace(template: 0, line: 1, column: 1)]
    /// The bytes of all literals.
    var literals: ContiguousArray<UInt8> = []
    /// Hashes of the second and further segments of dotted names.
    var segments: ContiguousArray<UInt64> = []
    /// First instruction of each template.
    var entries: ContiguousArray<Int> = []
}
