extension [UInt8] {
    /// The number of two bytes at a place; nil beyond the end.
    func number16(at place: Int) -> Int? {
        guard place >= 0, place <= count - 2 else { return nil }
        return Int(self[place]) | Int(self[place + 1]) << 8
    }

    /// The number of four bytes at a place; nil beyond the end.
    func number32(at place: Int) -> Int? {
        guard place >= 0, place <= count - 4 else { return nil }
        return Int(self[place]) | Int(self[place + 1]) << 8 | Int(self[place + 2]) << 16 | Int(self[place + 3]) << 24
    }

    /// The number of eight bytes at a place; nil beyond the end and for numbers that no file can have.
    func number64(at place: Int) -> Int? {
        guard let low = number32(at: place), let high = number32(at: place + 4), high < 1 << 30 else { return nil }
        return low | high << 32
    }
}
