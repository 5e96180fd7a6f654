import LongpressCommands

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

exit(Longpress.run(Array(CommandLine.arguments.dropFirst()), on: .standard()))
