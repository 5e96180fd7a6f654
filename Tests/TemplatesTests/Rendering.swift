import Templates

/// Renders the template "page" of some sources, given as name and text.
func rendered(
    _ sources: [(String, String)], options: TemplateOptions = TemplateOptions(), fill: (inout TemplateValues) -> Void = { _ in }
) throws(TemplateError) -> String {
    let set = try TemplateSet(sources: sources.map { ($0.0, Array($0.1.utf8)) }, options: options)
    var values = TemplateValues()
    fill(&values)
    var output: [UInt8] = []
    guard let page = set.template("page") else { return "no template \"page\"" }
    try set.render(page, values, into: &output)
    return String(decoding: output, as: UTF8.self)
}

func rendered(_ page: String, fill: (inout TemplateValues) -> Void = { _ in }) throws(TemplateError) -> String {
    try rendered([("page", page)], fill: fill)
}
