extension TextWidth {
    /// Advances of the half forms of Devanagari consonants in thousandths of the font size, from U+0915 to U+0939.
    ///
    /// Measured on Noto Sans Devanagari (Debian's fonts-noto-core).
    static let devanagariHalves: [UInt16] = [
        603, 648, 281, 351, 647, 396, 701, 572, 497, 540, 504, 585, 577, 563, 467, 349, 389, 520, 362, 358, 358, 308, 612, 401,
        439, 350, 328, 399, 399, 500, 716, 716, 392, 407, 376, 389, 432,
    ]

    /// What the first consonant adds to the width of the second one where the two melt into one sign.
    static let devanagariConjuncts: [UInt64: UInt16] = Dictionary(
        uniqueKeysWithValues: conjuncts.map { text, advance in
            let scalars = Array(text.unicodeScalars)
            return (conjunctKey(scalars[0].value, scalars[2].value), advance)
        })

    static func conjunctKey(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

    private static let conjuncts: KeyValuePairs<String, UInt16> = [
        "क्ष": 134, "ङ्ग": 84, "ङ्म": 49, "ज्ञ": 0, "ज्ड": 448, "ट्ट": 0, "ट्ठ": 0, "ठ्ठ": 0, "ड्ड": 0, "ड्ढ": 14, "ढ्ढ": 0,
        "त्त": 111, "द्ग": 0, "द्घ": 124, "द्द": 20, "द्ध": 176, "द्ब": 58, "द्भ": 88, "द्म": 134, "द्य": 104, "द्व": 64,
        "न्घ": 260, "न्ड": 222, "न्न": 60, "प्न": 13, "ब्ड": 301, "ल्ड": 375, "व्ड": 257, "श्च": 62, "श्न": 152, "श्व": 140,
        "ष्ट": 80, "ष्ठ": 4, "ह्ण": 22, "ह्न": 110, "ह्म": 202, "ह्य": 207, "ह्ल": 67, "ह्व": 149,
    ]
}
