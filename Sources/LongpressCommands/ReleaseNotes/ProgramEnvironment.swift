#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The variables that git needs to find itself and its user's settings; nothing else is handed on.
enum ProgramEnvironment {
    private static let names = [
        "PATH", "HOME", "XDG_CONFIG_HOME", "USER", "LOGNAME", "TMPDIR", "DEVELOPER_DIR", "LD_LIBRARY_PATH",
    ]

    /// `NAME=value` of each that is set.
    static var variables: [String] {
        names.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
    }
}
