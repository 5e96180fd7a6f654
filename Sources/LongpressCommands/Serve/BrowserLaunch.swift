#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Starts the user's browser.
enum BrowserLaunch {
    #if canImport(Darwin)
        private static let program = "open"
    #else
        private static let program = "xdg-open"
    #endif

    /// What such a program needs to find the user's screen and settings.
    private static let variables = [
        "PATH", "HOME", "USER", "LANG", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "BROWSER", "XDG_RUNTIME_DIR",
        "XDG_CURRENT_DESKTOP", "XDG_CONFIG_HOME", "XDG_DATA_DIRS", "DBUS_SESSION_BUS_ADDRESS",
    ]

    /// Opens an address; false when no program for that is there.
    static func open(_ address: String) -> Bool {
        let environment = variables.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
        let words: [UnsafeMutablePointer<CChar>?] = [program, address].map { (word: String) in strdup(word) }
        let settings: [UnsafeMutablePointer<CChar>?] = environment.map { (word: String) in strdup(word) }
        defer { for text in words + settings { free(text) } }
        var arguments = words + [nil]
        var variables = settings + [nil]
        var process = pid_t()
        return posix_spawnp(&process, program, nil, nil, &arguments, &variables) == 0
    }
}
