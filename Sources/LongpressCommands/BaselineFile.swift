import Files
import QuickActionModel
import SourceTrees

/// A baseline on disk: a document of `longpress-baseline/1`, sorted, one member a line, so that edits of two people merge.
struct BaselineFile {
    let path: String

    static let format = "longpress-baseline/1"
    /// Most bytes of a file.
    static let limit = 64 << 20

    init(_ path: String) { self.path = path }

    /// The baseline; what is wrong with the file is told, all of it at once.
    func read(_ terminal: Terminal) throws(CommandSetting.Refusal) -> Baseline {
        do throws(BaselineError) {
            let bytes: [UInt8]
            do throws(InputError) { bytes = try DiskFiles.read(path, limit: Self.limit) } catch {
                throw BaselineError(faults: ["the baseline cannot be read: \(error.message)"])
            }
            return try Self.parse(bytes, path: path)
        } catch {
            terminal.error(error.faults.map { "longpress: \($0)\n" }.joined())
            throw CommandSetting.Refusal(status: .usage)
        }
    }

    /// The baseline of a document.
    static func parse(_ bytes: [UInt8], path: String) throws(BaselineError) -> Baseline {
        let document: SourceDocument
        do throws(SourceError) {
            document = try SourceReader(limits: SourceLimits(bytes: limit, depth: 16, nodes: 4_000_000)).readJSON(bytes)
        } catch {
            let place = error.position.map { "\(path):\($0.line):\($0.column)" } ?? path
            throw BaselineError(faults: ["\(place): the baseline cannot be used: \(error.message)"])
        }
        var reader = BaselineReader(path: path, text: document.source)
        let entries = reader.entries(document.root)
        guard reader.faults.isEmpty else { throw BaselineError(faults: reader.faults) }
        return Baseline(entries)
    }
}

/// Why a baseline cannot be used; all reasons, each with its place.
struct BaselineError: Error, Equatable {
    let faults: [String]
}

extension Baseline {
    /// The document.
    func document() -> [UInt8] {
        var json = JSONText()
        json.object { json in
            json.key("entries")
            json.array { list in for entry in entries { entry.write(to: &list) } }
            json.member("format", BaselineFile.format)
        }
        return json.finished()
    }
}

extension Baseline.Entry {
    fileprivate func write(to json: inout JSONText) {
        json.object { json in
            json.member("app", optional: parts.app)
            json.member("count", count)
            json.member("field", optional: parts.field)
            json.member("fingerprint", fingerprint)
            json.member("identity", optional: parts.identity)
            json.member("kind", optional: parts.kind)
            json.member("language", optional: parts.language)
            json.member("rule", parts.rule)
            json.member("type", optional: parts.type)
            json.member("valueHash", optional: parts.valueHash)
            json.member("variant", optional: parts.variant)
        }
    }
}
