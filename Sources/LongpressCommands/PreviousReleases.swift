import CatalogReading
import Files
import QuickActionModel

/// The saved releases that `--previous` names: one file, or a folder of files.
struct PreviousReleases {
    /// What was read.
    struct Reading {
        /// The former release of each app by its id.
        var releases: [ByteText: CatalogSnapshot] = [:]
        /// What is wrong with the files.
        var findings: [Finding] = []
        /// Files that could not be read.
        var unreadable: [SourceLocation] = []
    }

    let path: String
    let paths: LintPaths

    init(_ path: String, paths: LintPaths) {
        self.path = path
        self.paths = paths
    }

    /// The release before each app's own version; a single release of another id counts where there is only one app.
    func read(for apps: [AppCatalog]) -> Reading {
        var reading = Reading()
        let saved = files(&reading).flatMap { read($0, &reading) }
        for app in apps {
            let isOnly = apps.count == 1 && Set(saved.map { ByteText($0.app.id) }).count == 1
            let own = isOnly ? saved : saved.filter { $0.app.id.hasSameBytes(as: app.id) }
            let versions = own.map(\.release.version)
            let version = ReleaseVersion.previousRelease(of: app.facts.version, among: versions)
            // A file that is named is meant, whatever its version says.
            let chosen = own.first { $0.release.version == version } ?? (own.count == 1 ? own.first : nil)
            if let chosen { reading.releases[ByteText(app.id)] = chosen }
        }
        return reading
    }

    private func files(_ reading: inout Reading) -> [String] {
        guard DiskFiles.kind(path) == .folder else { return [path] }
        do throws(InputError) {
            let entries = try FolderTree(path: path, root: "").list("")
            let names = entries.filter { $0.kind == .file && $0.name.hasSuffix(".json") }.map(\.name)
            if names.isEmpty { refuse("\(path) holds no saved release", &reading, path) }
            return names.map { path + "/" + $0 }
        } catch {
            refuse(error.message, &reading, path)
            return []
        }
    }

    private func read(_ file: String, _ reading: inout Reading) -> [CatalogSnapshot] {
        let place = paths.place(of: file)
        do throws(InputError) {
            let bytes = try DiskFiles.read(file, limit: 256 << 20)
            let document = SnapshotReader().read(bytes, path: place.path, root: place.root)
            reading.findings += document.findings
            if !document.isReadable { reading.unreadable.append(place) }
            // A document of a whole site is as good a release of each of its apps.
            return document.apps.map { app in
                CatalogSnapshot(release: document.release ?? CatalogRelease(version: app.facts.version ?? ""), app: app)
            }
        } catch {
            refuse("the former release cannot be read: \(error.message)", &reading, file)
            return []
        }
    }

    private func refuse(_ summary: String, _ reading: inout Reading, _ file: String) {
        let place = paths.place(of: file)
        reading.findings.append(
            Finding(.unreadable, summary, explanation: "--previous names a saved release, or a folder of them.", at: place))
        reading.unreadable.append(place)
    }
}
