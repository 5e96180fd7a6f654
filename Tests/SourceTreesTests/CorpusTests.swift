import SourceTrees
import Testing

@Suite(.enabled(if: OutsideData.corpus != nil, "LONGPRESS_CORPUS is not set"))
struct CorpusTests {
    /// How a file of the corpus is read by its name.
    private func reading(of path: String) -> Reading {
        path.hasSuffix(".plist") ? .plist : path.hasSuffix(".strings") ? .strings : .json
    }

    @Test func everyFileIsReadOrRefusedWithAPlace() throws {
        let files = OutsideData.files(in: OutsideData.corpus, endings: ["plist", "strings", "xcstrings", "json"])
        #expect(files.count > 900)
        var kinds: [SourceError.Kind: Int] = [:]
        for file in files {
            let bytes = try OutsideData.bytes(file)
            do throws(SourceError) {
                _ = try reading(of: file).read(bytes)
            } catch {
                #expect(error.position != nil, "\(file)")
                kinds[error.kind, default: 0] += 1
            }
        }
        // Blank tables, files in the middle of a merge, preprocessor input, and four that are broken.
        #expect(Set(kinds.keys) == [.empty, .mergeMarkers, .preprocessed, .syntax])
        #expect(kinds[.mergeMarkers] == 5)
        #expect(kinds[.preprocessed] == 3)
        #expect(kinds[.syntax] == 3)
    }

    @Test(.enabled(if: OutsideData.python != nil, "python3 is missing"))
    func propertyListsAgreeWithPlistlib() throws {
        let files = OutsideData.files(in: OutsideData.corpus, endings: ["plist"])
        let expected = try OutsideData.plistlib(files)
        #expect(expected.count > 250)
        for file in files {
            let bytes = try OutsideData.bytes(file)
            do throws(SourceError) {
                let root = try Reading.plist.read(bytes).root
                let text = TreeText(joinsDuplicates: true, realBits: true).text(of: root)
                #expect(expected[file] == nil || text == expected[file], "\(file)")
            } catch {
                // Python skips text between elements, so it reads what a preprocessor should see first.
                #expect(expected[file] == nil || error.kind == .preprocessed, "\(file)")
            }
        }
    }

    @Test func stringCatalogsAreReadEntryByEntry() throws {
        let files = OutsideData.files(in: OutsideData.corpus, endings: ["xcstrings"])
        #expect(!files.isEmpty)
        for file in files {
            let bytes = try OutsideData.bytes(file)
            var whole = try Reading.json.read(bytes).root["strings"]?.dictionary?.map {
                "\($0.key) \(TreeText().text(of: $0.value))"
            }
            let outline = try SourceReader().openStringCatalog(bytes).readEntries { entry in
                #expect(whole?.first == "\(entry.key) \(TreeText().text(of: entry.value))")
                whole?.removeFirst()
            }
            #expect(whole == [])
            #expect(outline.sourceLanguage?.string != nil)
            #expect(outline.badEntries.isEmpty)
        }
    }
}
