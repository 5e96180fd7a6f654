import QuickActionModel

extension NoteLink.Target {
    /// Reads the destination of an `action:` link; nil for any other form.
    ///
    /// The form is `action:<app>/<percent-encoded type>`, with `?kind=static` or `?kind=dynamic` and `#<identity>` where needed. Without
    /// `<app>/` the link means the app that the note belongs to.
    public init?(action text: String) {
        guard let action = try? ActionDestination.read(text).get() else { return nil }
        self = action
    }
}

/// Reads the destination of an `action:` link.
enum ActionDestination {
    /// Why a destination names no quick action, as the second half of a sentence.
    struct Fault: Error, Equatable { var reason: String }

    static func read(_ text: String) -> Result<NoteLink.Target, Fault> {
        let bytes = Array(text.utf8)
        let scheme = Array("action:".utf8)
        guard bytes.count >= scheme.count, zip(bytes, scheme).allSatisfy({ $0 | ($0 < 0x5B && $0 > 0x40 ? 0x20 : 0) == $1 })
        else {
            return .failure(Fault(reason: "does not begin with action:"))
        }
        let (front, identity) = split(bytes[scheme.count...], at: UInt8(ascii: "#"))
        let (path, query) = split(front, at: UInt8(ascii: "?"))
        let (first, second) = split(path, at: UInt8(ascii: "/"))
        if second?.contains(UInt8(ascii: "/")) == true {
            return .failure(Fault(reason: "has a second / (write / inside a type as %2F)"))
        }
        guard let app = second == nil ? "" : decoded(first), let type = decoded(second ?? first),
            let identity = identity.map(decoded) ?? ""
        else { return .failure(Fault(reason: "has a percent escape that cannot be read")) }
        if second != nil && app.isEmpty { return .failure(Fault(reason: "has no app before the /")) }
        if type.isEmpty { return .failure(Fault(reason: "names no type")) }
        switch kind(of: query) {
        case .failure(let fault): return .failure(fault)
        case .success(let kind):
            return .success(
                .action(
                    app: second == nil ? nil : app, type: ByteText(type), kind: kind, identity: identity.isEmpty ? nil : identity)
            )
        }
    }

    private static func kind(of query: ArraySlice<UInt8>?) -> Result<ActionKind?, Fault> {
        guard let query else { return .success(nil) }
        let text = String(decoding: query, as: UTF8.self)
        guard text.hasPrefix("kind="), let kind = ActionKind(rawValue: String(text.dropFirst(5))) else {
            return .failure(Fault(reason: "has \"?\(text)\", which is neither ?kind=static nor ?kind=dynamic"))
        }
        return .success(kind)
    }

    private static func split(_ bytes: ArraySlice<UInt8>, at mark: UInt8) -> (ArraySlice<UInt8>, ArraySlice<UInt8>?) {
        guard let index = bytes.firstIndex(of: mark) else { return (bytes, nil) }
        return (bytes[..<index], bytes[(index + 1)...])
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
        PercentEncoding.decode(String(decoding: bytes, as: UTF8.self))
    }
}
