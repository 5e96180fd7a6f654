import Testing

@testable import LongpressCommands

@Suite struct LintNameTests {
    @Test(arguments: [
        ("/p/Acme/Info.plist", "Acme"), ("/p/Acme/Supporting Files/Info.plist", "Acme"), ("/p/Acme-Info.plist", "Acme"),
        ("/p/Acme/Resources/Info-Debug.plist", "Acme-Info-Debug"), ("/x/Acme.app/Info.plist", "Acme"), ("/x/Acme.app", "Acme"),
        ("/x/Acme.ipa", "Acme"), ("/Info.plist", "Info"), ("/src/Info.plist", "src"), ("/p/Acme/Config.plist", "Acme-Config"),
    ])
    func appsAreNamedByWhereTheyStand(path: String, name: String) { #expect(LooseName(path).app == name) }

    @Test(arguments: [
        ("/a/b", "/a/b", ""), ("/a/b/c", "/a/b", "c"), ("/a/c", "/a/b", "../c"), ("/a", "/a/b/c", "../.."), ("/", "/", ""),
        ("/x y/é", "/", "x y/é"), ("/ab", "/a", "../ab"),
    ])
    func pathsAreSeenFromTheBase(path: String, base: String, relative: String) {
        #expect(LintPaths.relative(path, to: base) == relative)
    }
}
