import CDigest

extension SHA256 {
    /// Whether the processor hashes by itself.
    private static let isBuiltIn = cdigest_has_sha256() == 1

    /// The eight words of a digest under way.
    ///
    /// Every page of a site goes through here, so the rounds are written for speed: the words are local variables that change their
    /// names instead of their places.
    struct State: Sendable {
        var a: UInt32 = 0x6a09_e667
        var b: UInt32 = 0xbb67_ae85
        var c: UInt32 = 0x3c6e_f372
        var d: UInt32 = 0xa54f_f53a
        var e: UInt32 = 0x510e_527f
        var f: UInt32 = 0x9b05_688c
        var g: UInt32 = 0x1f83_d9ab
        var h: UInt32 = 0x5be0_cd19

        /// The 32 bytes of the words.
        var bytes: [UInt8] {
            [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
                write { buffer[$0] = $1 }
                count = 32
            }
        }

        /// The 64 lower-case hex digits of the words.
        var hex: String {
            String(unsafeUninitializedCapacity: 64) { buffer in
                write { index, byte in
                    buffer[index * 2] = SHA256.digit(byte >> 4)
                    buffer[index * 2 + 1] = SHA256.digit(byte & 15)
                }
                return 64
            }
        }

        @inline(__always)
        private func write(_ put: (Int, UInt8) -> Void) {
            let words = (
                a.littleEndian, b.littleEndian, c.littleEndian, d.littleEndian, e.littleEndian, f.littleEndian, g.littleEndian,
                h.littleEndian
            )
            withUnsafeBytes(of: words) { words in
                for index in 0..<32 { put(index, words[index & ~3 | (3 - (index & 3))]) }
            }
        }

        /// Adds whole blocks of 64 bytes.
        mutating func add(blocks: UnsafeRawBufferPointer) {
            guard let base = blocks.baseAddress, blocks.count >= 64 else { return }
            if SHA256.isBuiltIn { return addByInstructions(base, blocks.count / 64) }
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
                guard let w = schedule.baseAddress else { return }
                SHA256.constants.withUnsafeBufferPointer { constants in
                    guard let k = constants.baseAddress else { return }
                    for offset in stride(from: 0, to: blocks.count, by: 64) {
                        Self.fill(w, from: base + offset)
                        mix(w, k)
                    }
                }
            }
        }

        private mutating func addByInstructions(_ base: UnsafeRawPointer, _ count: Int) {
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 8) { words in
                guard let start = words.baseAddress else { return }
                (words[0], words[1], words[2], words[3]) = (a, b, c, d)
                (words[4], words[5], words[6], words[7]) = (e, f, g, h)
                cdigest_sha256_blocks(start, base.assumingMemoryBound(to: UInt8.self), count)
                (a, b, c, d) = (words[0], words[1], words[2], words[3])
                (e, f, g, h) = (words[4], words[5], words[6], words[7])
            }
        }

        @inline(__always)
        private static func fill(_ w: UnsafeMutablePointer<UInt32>, from block: UnsafeRawPointer) {
            var t = 0
            while t < 16 {
                w[t] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: t &* 4, as: UInt32.self))
                t &+= 1
            }
            while t < 64 {
                let x = w[t &- 15]
                let y = w[t &- 2]
                let first = rotate(x, 7) ^ rotate(x, 18) ^ (x &>> 3)
                let second = rotate(y, 17) ^ rotate(y, 19) ^ (y &>> 10)
                w[t] = w[t &- 16] &+ first &+ w[t &- 7] &+ second
                t &+= 1
            }
        }

        @inline(__always)
        private mutating func mix(_ w: UnsafeMutablePointer<UInt32>, _ k: UnsafePointer<UInt32>) {
            var (a, b, c, d) = (self.a, self.b, self.c, self.d)
            var (e, f, g, h) = (self.e, self.f, self.g, self.h)
            var t = 0
            while t < 64 {
                Self.round(a, b, c, &d, e, f, g, &h, k[t] &+ w[t])
                Self.round(h, a, b, &c, d, e, f, &g, k[t &+ 1] &+ w[t &+ 1])
                Self.round(g, h, a, &b, c, d, e, &f, k[t &+ 2] &+ w[t &+ 2])
                Self.round(f, g, h, &a, b, c, d, &e, k[t &+ 3] &+ w[t &+ 3])
                Self.round(e, f, g, &h, a, b, c, &d, k[t &+ 4] &+ w[t &+ 4])
                Self.round(d, e, f, &g, h, a, b, &c, k[t &+ 5] &+ w[t &+ 5])
                Self.round(c, d, e, &f, g, h, a, &b, k[t &+ 6] &+ w[t &+ 6])
                Self.round(b, c, d, &e, f, g, h, &a, k[t &+ 7] &+ w[t &+ 7])
                t &+= 8
            }
            self.a &+= a
            self.b &+= b
            self.c &+= c
            self.d &+= d
            self.e &+= e
            self.f &+= f
            self.g &+= g
            self.h &+= h
        }

        /// One round; `d` and `h` are the words that change.
        @inline(__always)
        private static func round(
            _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32,
            _ input: UInt32
        ) {
            let first = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ (g ^ (e & (f ^ g))) &+ input
            d = d &+ first
            h = first &+ (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ ((a & b) | (c & (a | b)))
        }

        @inline(__always)
        private static func rotate(_ x: UInt32, _ n: UInt32) -> UInt32 { (x &>> n) | (x &<< (32 &- n)) }
    }

    fileprivate static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
