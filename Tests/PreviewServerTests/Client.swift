import Foundation

/// A plain connection to a port of this machine, as far as tests need one.
final class Client {
    private let file: Int32

    init(port: Int) {
        #if canImport(Darwin)
            file = socket(AF_INET, SOCK_STREAM, 0)
        #else
            file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        _ = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    deinit { close(file) }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(file, bytes, bytes.count)
    }

    /// Everything up to the end of the connection.
    func all() -> String { collect { _ in false } }

    /// Everything up to a text, at most 64 pieces.
    func until(_ text: String) -> String { collect { $0.contains(text) } }

    private func collect(_ isEnough: (String) -> Bool) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(file, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer[..<count]
            if isEnough(String(decoding: bytes, as: UTF8.self)) { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
