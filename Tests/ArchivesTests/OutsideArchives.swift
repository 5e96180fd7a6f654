import Files
import Foundation

/// Archives that other programs made: Python's zipfile, and Info-ZIP's zip where it is installed.
enum OutsideArchives {
    /// The folder with all of them; nil when they could not be made.
    static let folder: String? = make()

    static let hasPython = run(["python3", "--version"])

    static let plist = "the property list, long enough to be packed: " + String(repeating: "abc ", count: 200)

    static let hasZip = FileManager.default.isExecutableFile(atPath: "/usr/bin/zip")

    static func source(_ name: String) throws -> FileByteSource { try FileByteSource(path: (folder ?? "") + "/" + name) }

    private static let script = """
        import zipfile, os, sys, subprocess, shutil
        os.chdir(sys.argv[1])
        plist = "the property list, long enough to be packed: " + "abc " * 200
        def make(name, method, comment=b"", **options):
            with zipfile.ZipFile(name, "w", method, **options) as archive:
                archive.writestr("Payload/A.app/Info.plist", plist)
                archive.writestr("Payload/A.app/\\u00d6.png", b"\\x89PNG" * 50)
                archive.writestr("Payload/A.app/de.lproj/InfoPlist.strings", "x")
                archive.comment = comment
        make("stored.zip", zipfile.ZIP_STORED)
        make("deflated.zip", zipfile.ZIP_DEFLATED)
        make("lzma.zip", zipfile.ZIP_LZMA)
        make("comment.zip", zipfile.ZIP_DEFLATED, b"PK\\x05\\x06" * 16383)
        limit = zipfile.ZIP64_LIMIT
        zipfile.ZIP64_LIMIT = 10
        make("zip64.zip", zipfile.ZIP_DEFLATED)
        zipfile.ZIP64_LIMIT = limit
        with open("stream.zip", "wb") as file:
            class Stream:
                def write(self, bytes): return file.write(bytes)
                def flush(self): file.flush()
            with zipfile.ZipFile(Stream(), "w", zipfile.ZIP_DEFLATED) as archive:
                archive.writestr("Payload/A.app/Info.plist", plist)
        with open("front.zip", "wb") as file: file.write(b"#!/bin/sh\\nPK\\x03\\x04" * 100 + open("deflated.zip", "rb").read())
        with zipfile.ZipFile("empty.zip", "w"): pass
        with zipfile.ZipFile("large.ipa", "w", zipfile.ZIP_STORED) as archive:
            for number in range(20): archive.writestr("Payload/A.app/Assets%d.car" % number, bytes(5000000))
            archive.writestr("Payload/A.app/Info.plist", plist, zipfile.ZIP_DEFLATED)
        with zipfile.ZipFile("bomb.zip", "w", zipfile.ZIP_DEFLATED) as archive: archive.writestr("Info.plist", bytes(64000000))
        with zipfile.ZipFile("padded.zip", "w", zipfile.ZIP_DEFLATED) as archive: archive.writestr("Info.plist", " " * 400000)
        with zipfile.ZipFile("many.zip", "w", zipfile.ZIP_STORED) as archive:
            for number in range(3000): archive.writestr("Payload/A.app/f%d/x" % number, b"")
        if shutil.which("zip"):
            os.makedirs("tree/Payload/A.app", exist_ok=True)
            open("tree/Payload/A.app/real", "w").write(plist)
            os.symlink("real", "tree/Payload/A.app/Info.plist")
            os.symlink("A.app", "tree/Payload/B.app")
            run = lambda *words: subprocess.run(["zip", "-q", *words], cwd="tree", check=True)
            run("-r", "-y", "../links.zip", ".")
            run("-r", "-P", "secret", "../encrypted.zip", "Payload/A.app/real")
            run("-r", "../info-zip.zip", "Payload/A.app/real")
        """

    private static func make() -> String? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("archives-\(UUID().uuidString)").path
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        removeAtExit(folder)
        return run(["python3", "-c", script, folder]) ? folder : nil
    }

    private static func run(_ command: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    /// The archives are shared by all tests, so they go when the tests end.
    private static func removeAtExit(_ folder: String) {
        setenv("LONGPRESS_TEST_ARCHIVES", folder, 1)
        atexit {
            if let folder = ProcessInfo.processInfo.environment["LONGPRESS_TEST_ARCHIVES"] {
                try? FileManager.default.removeItem(atPath: folder)
            }
        }
    }
}
