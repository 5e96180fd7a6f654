/// All templates of a theme, compiled together.
///
/// The language is Mustache without lambdas and dynamic names: values, sections, inverted sections, comments, changed
/// delimiters, partials (`{{>name}}`) and inheritance (parents `{{<name}}`, blocks `{{$name}}`). One rule differs:
/// `{{{x}}}` and `{{&x}}` write only markup as it is and escape every text. A flag, an object or a list written as text
/// is empty. A block may also stand in a partial of the parent; when several parents give content for one block, the
/// outermost wins. Content given for a block sees the blocks of the template it is written in.
public struct TemplateSet: Sendable {
    /// The names of all templates, in the order they were given.
    public let names: [String]
    /// Every name that the templates use, in the order of the templates and their tags.
    public let uses: [Use]

    let program: TemplateProgram
    let options: TemplateOptions
    private let indexes: [TemplateKey: Int]

    /// Compiles templates given as name and UTF-8 source.
    ///
    /// Partials and parents are found by name, in any order.
    ///
    /// Throws the first fault: of the sources in the order given, then of names of templates that do not exist.
    public init(
        sources: [(name: String, text: [UInt8])], options: TemplateOptions = TemplateOptions()
    ) throws(TemplateError) {
        var indexes: [TemplateKey: Int] = [:]
        var program = TemplateProgram()
        var uses: [Use] = []
        var calls: [(instruction: Int, use: Use)] = []
        var total = 0
        for (index, source) in sources.enumerated() {
            total += source.text.count
            try Self.require(total <= TemplateFault.maximumSourceBytes, .tooLong, in: source.name)
            let previous = indexes.updateValue(index, forKey: TemplateKey(source.name))
            try Self.require(previous == nil, .repeatedTemplate, in: source.name)
            var compiler = TemplateCompiler(name: source.name, index: index, source: source.text, program: program)
            program = TemplateProgram()
            try compiler.compile()
            program = compiler.program
            uses += compiler.uses
            calls += compiler.calls
        }
        names = sources.map(\.name)
        for (instruction, use) in calls {
            if let index = indexes[TemplateKey(use.name)] {
                program.instructions[instruction].jump = UInt32(truncatingIfNeeded: program.entries[index])
            } else if !options.missingPartialIsEmpty {
                let fault = TemplateFault.unknownTemplate(use.name, nearest: NearestName.of(use.name, among: names))
                throw TemplateError(template: use.template, line: use.line, column: use.column, message: fault.message)
            }
        }
        self.uses = uses
        self.program = program
        self.options = options
        self.indexes = indexes
    }

    /// The template with this name, if there is one.
    public func template(_ name: String) -> Template? {
        indexes[TemplateKey(name)].map { Template(name: name, index: $0) }
    }

    /// Appends a page to `output`: the template filled with the values.
    ///
    /// Throws when templates include each other too deep or the page gets too large; `output` is then as before.
    public func render(
        _ template: Template, _ values: borrowing TemplateValues, into output: inout [UInt8]
    ) throws(TemplateError) {
        guard template.index < names.count, names[template.index].utf8.elementsEqual(template.name.utf8) else {
            let fault = TemplateFault.foreignTemplate(template.name)
            throw TemplateError(template: template.name, line: 1, column: 1, message: fault.message)
        }
        let stop = TemplateRenderer.render(self, entry: program.entries[template.index], values, into: &output)
        guard let stop else { return }
        let place = program.places[stop.instruction]
        throw TemplateError(
            template: names[place.template], line: place.line, column: place.column, message: stop.fault.message)
    }

    private static func require(_ condition: Bool, _ fault: TemplateFault, in name: String) throws(TemplateError) {
        guard !condition else { return }
        throw TemplateError(template: name, line: 1, column: 1, message: fault.message)
    }
}
