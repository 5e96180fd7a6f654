import QuickActionModel

extension ArchiveError {
    /// Sentences for people: what was found and what to do; without the name of the archive.
    public var message: String {
        switch self {
        case .unreadable(let error): error.message
        case .notAnArchive: "This is no zip archive, or its end is missing. Copy or download it again"
        case .cutOff:
            "The archive's directory is not where its end says. The file is cut off or damaged; copy or download it again"
        case .severalVolumes: "The archive is one part of several. Join the parts first"
        case .empty: "The archive has no entries"
        case .tooManyEntries(let limit): "The archive has more than \(limit) entries"
        case .directoryTooLarge(let size, let limit): "The archive's directory has \(size) bytes; the limit is \(limit)"
        case .wrongCount(let said, let found): "The archive says it has \(said) entries; its directory has \(found)"
        case .damagedRecord(let number): "Record \(number) of the archive's directory is damaged"
        case .nameTooLong(let name, let limit): "The name \(Self.quoted(name))… has more than \(limit) bytes"
        case .unsafeName(let name):
            "The archive has an entry named \(Self.quoted(name)). Names must be relative, without \"..\", empty parts and backslashes"
        case .link, .notAFile, .encrypted, .unknownMethod, .headerDiffers, .entryCutOff, .wrongSize, .damagedEntry,
            .wrongChecksum:
            "\(entryMessage.name) \(entryMessage.fault)"
        case .noApp, .severalApps, .noPropertyList, .unsafeApplicationPath, .missingApplication: bundleMessage
        }
    }

    /// What is wrong with one entry, without its name; the whole message for everything else.
    var entryFault: String {
        let (name, fault) = entryMessage
        return name.isEmpty ? message : fault
    }

    private var entryMessage: (name: String, fault: String) {
        switch self {
        case .link(let name): (Self.quoted(name), "is a symbolic link, and links in archives are not followed")
        case .notAFile(let name): (Self.quoted(name), "is neither a file nor a folder")
        case .encrypted(let name): (Self.quoted(name), "is encrypted. Make the archive without a password")
        case .unknownMethod(let name, let method):
            (Self.quoted(name), "is packed with \(Self.method(method)); only \"stored\" and \"deflated\" are read")
        case .headerDiffers(let name): (Self.quoted(name), "has a header that does not fit the archive's directory")
        case .entryCutOff(let name): (Self.quoted(name), "reaches beyond the end of its bytes")
        case .wrongSize(let name, let said):
            (Self.quoted(name), "has another size than the \(said) bytes that the directory says")
        case .damagedEntry(let name): (Self.quoted(name), "cannot be unpacked: its bytes are damaged")
        case .wrongChecksum(let name): (Self.quoted(name), "is damaged: its checksum is wrong")
        default: ("", "")
        }
    }

    private var bundleMessage: String {
        switch self {
        case .noApp(let place, let found):
            "There is no .app folder in \(place.isEmpty ? "the top folder" : Self.quoted(place)). Found: \(Self.list(found))"
        case .severalApps(let paths): "There are \(paths.count) apps: \(Self.list(paths)). Name one of them"
        case .noPropertyList(let app): "\(Self.quoted(app)) has neither Info.plist nor Contents/Info.plist"
        case .unsafeApplicationPath(let path):
            "ApplicationPath is \(Self.quoted(path)). It must be relative and must not lead out of Products"
        case .missingApplication(let path, let found):
            "ApplicationPath names \(Self.quoted(path)), which is not there. Found: \(Self.list(found))"
        default: ""
        }
    }

    private static func method(_ number: Int) -> String {
        let names = [9: "Deflate64", 12: "bzip2", 14: "LZMA", 93: "Zstandard", 95: "XZ", 98: "PPMd", 99: "AES encryption"]
        return names[number] ?? "method \(number)"
    }

    /// Up to ten names in quotes.
    private static func list(_ names: [String]) -> String {
        guard !names.isEmpty else { return "nothing" }
        let shown = names.prefix(10).map(quoted).joined(separator: ", ")
        return names.count > 10 ? "\(shown) and \(names.count - 10) more" : shown
    }

    /// A name in quotes; what would not be seen, or would steer a terminal, is written as a number.
    static func quoted(_ name: String) -> String {
        var text = "\""
        for scalar in name.unicodeScalars.prefix(300) {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
