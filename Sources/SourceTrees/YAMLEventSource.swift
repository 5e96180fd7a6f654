internal import CYAML

/// libyaml's parser over one text.
///
/// It keeps pointers to itself, so it lives on the heap and never moves.
struct YAMLEventSource {
    private let parser: UnsafeMutablePointer<yaml_parser_t>

    /// A parser over `text`, which must outlive it; nothing when there is no memory for it.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        guard yaml_parser_initialize(parser) == 1 else {
            parser.deallocate()
            return nil
        }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    }

    /// Gives the memory back; the source is of no use afterwards.
    func close() {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// The next event, or nothing when the text is not well-formed: see `problem`.
    func next() -> YAMLEvent? {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { return nil }
        defer { yaml_event_delete(&event) }
        let start = event.start_mark.index
        let end = event.end_mark.index
        switch event.type {
        case YAML_STREAM_START_EVENT: return .streamStart
        case YAML_DOCUMENT_START_EVENT: return .documentStart(start: start)
        case YAML_DOCUMENT_END_EVENT: return .documentEnd
        case YAML_ALIAS_EVENT:
            return .refused(message: "YAML aliases are not read; write the value again", start: start, end: end)
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            return refusal(anchor: scalar.anchor, tag: scalar.tag, start, end) ?? Self.scalar(event)
        case YAML_SEQUENCE_START_EVENT:
            let sequence = event.data.sequence_start
            return refusal(anchor: sequence.anchor, tag: sequence.tag, start, end) ?? .sequenceStart(start: start)
        case YAML_SEQUENCE_END_EVENT: return .sequenceEnd(end: end)
        case YAML_MAPPING_START_EVENT:
            let mapping = event.data.mapping_start
            return refusal(anchor: mapping.anchor, tag: mapping.tag, start, end) ?? .mappingStart(start: start)
        case YAML_MAPPING_END_EVENT: return .mappingEnd(end: end)
        default: return .streamEnd
        }
    }

    private static func scalar(_ event: yaml_event_t) -> YAMLEvent {
        let scalar = event.data.scalar
        let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
        return .scalar(
            text: text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE, start: event.start_mark.index,
            end: event.end_mark.index)
    }

    private func refusal(
        anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?, _ start: Int, _ end: Int
    ) -> YAMLEvent? {
        if anchor != nil { return .refused(message: "YAML anchors are not read; write the value again", start: start, end: end) }
        if tag != nil { return .refused(message: "YAML tags are not read; remove the tag", start: start, end: end) }
        return nil
    }

    /// What libyaml found wrong, in its words, and where: in bytes when it met a byte it cannot take, else in characters.
    var problem: (text: String, offset: Int, isByteOffset: Bool) {
        let text = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
        let isReader = parser.pointee.error == YAML_READER_ERROR
        return (text, isReader ? parser.pointee.problem_offset : parser.pointee.problem_mark.index, isReader)
    }

    /// The start of what libyaml was reading when it met the problem, in characters; nothing when it does not say.
    var contextOffset: Int? {
        parser.pointee.context == nil ? nil : parser.pointee.context_mark.index
    }
}
