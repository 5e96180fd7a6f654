extension TextWidth {
    /// Averages of blocks whose characters differ little, in thousandths of the font size.
    ///
    /// Measured on Noto Sans of the script; `isBare` spares the look at whether a character is a mark.
    static let ranges: [(scalars: ClosedRange<UInt32>, advance: Int, isBare: Bool)] = [
        (0x4E00...0x9FFF, 1000, true), (0x3000...0x3029, 1000, true), (0x302A...0x302F, 0, true), (0x3030...0x3098, 1000, true),
        (0x3099...0x309A, 0, true), (0x309B...0x4DFF, 1000, true), (0xAC00...0xD7A3, 920, true), (0xFF01...0xFF60, 1000, true),
        (0xFF61...0xFFDC, 500, true), (0xFFE0...0xFFE6, 1000, true), (0xFFE8...0xFFEE, 500, true), (0x1100...0x115F, 920, true),
        // Vowels and finals of Hangul stand in the square of their first consonant.
        (0x1160...0x11FF, 0, true), (0x2E80...0x2FFF, 1000, true), (0xF900...0xFAFF, 1000, true),
        (0xFE30...0xFE4F, 1000, true), (0x20000...0x3FFFF, 1000, true), (0x2190...0x2BFF, 1000, true),
        (0x250...0x2AF, 570, true), (0x2B0...0x2FF, 300, true), (0x530...0x58F, 696, false), (0x600...0x6FF, 600, false),
        (0x750...0x77F, 700, false), (0x980...0x9FF, 677, false), (0xA00...0xA7F, 618, false), (0xA80...0xAFF, 594, false),
        (0xB80...0xBFF, 1023, false), (0xC00...0xC7F, 777, false), (0xC80...0xCFF, 779, false), (0xD00...0xD7F, 1004, false),
        (0xD80...0xDFF, 872, false), (0xE80...0xEFF, 706, false), (0xF00...0xFFF, 645, false), (0x1000...0x109F, 842, false),
        (0x10A0...0x10FF, 583, false), (0x1200...0x139F, 717, false), (0x13A0...0x13FF, 804, false),
        (0x1780...0x17FF, 716, false), (0x1F00...0x1FFF, 620, false), (0xFB00...0xFB06, 600, true),
        (0xFB1D...0xFB4F, 560, false), (0xFB50...0xFDFF, 600, false), (0xFE70...0xFEFF, 500, false),
    ]
}
