/// One step of a YAML document, copied out of libyaml's memory.
///
/// Marks count characters from the start.
enum YAMLEvent {
    case streamStart
    case streamEnd
    case documentStart(start: Int)
    case documentEnd
    case scalar(text: String, isPlain: Bool, start: Int, end: Int)
    case sequenceStart(start: Int)
    case sequenceEnd(end: Int)
    case mappingStart(start: Int)
    case mappingEnd(end: Int)
    case refused(message: String, start: Int, end: Int)
}
