/// For each of up to sixteen keys the place of its last entry; kept in a register, because every quick action needs one.
struct KeyPlaces {
    private var places = SIMD16<Int32>(repeating: -1)

    /// Place of the entry of a key, nil when there is none.
    subscript(key: Int) -> Int? {
        get { places[key] < 0 ? nil : Int(places[key]) }
        set { places[key] = newValue.flatMap { Int32(exactly: $0) } ?? -1 }
    }
}
