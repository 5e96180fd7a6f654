import Foundation

/// What the figures were taken on.
enum Machine {
    static var description: String {
        """
        # What each stage costs

        Written by `make bench`: medians of five runs, three at the largest size. Stages run on one core, publishing on all of them. A shared
        machine gives other milliseconds at other hours, so compare figures of one run only; allocations are exact.

        - \(ProcessInfo.processInfo.activeProcessorCount) cores\(processor), \(ProcessInfo.processInfo.physicalMemory >> 30) GiB
        - \(system)
        - Swift \(swift), `-c release`

        """
    }

    private static var processor: String { value(of: "model name", in: "/proc/cpuinfo", ":").map { " (\($0))" } ?? "" }

    private static var system: String {
        value(of: "PRETTY_NAME", in: "/etc/os-release", "=").map { $0.replacingOccurrences(of: "\"", with: "") }
            ?? ProcessInfo.processInfo.operatingSystemVersionString
    }

    private static var swift: String {
        #if swift(>=6.4)
            "6.4 or newer"
        #elseif swift(>=6.3)
            "6.3"
        #elseif swift(>=6.2)
            "6.2"
        #else
            "6.0 or 6.1"
        #endif
    }

    private static func value(of key: String, in path: String, _ sign: Character) -> String? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
        return line?.split(separator: sign, maxSplits: 1).last.map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
