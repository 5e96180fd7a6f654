import CMalloc

/// Gives memory that is no longer used back to the system.
///
/// A preview builds hundreds of times; without this, the holes that old builds leave between new ones add up.
enum MemoryRelief {
    static func giveBack() {
        #if canImport(Glibc)
            malloc_trim(0)
        #elseif canImport(Darwin)
            malloc_zone_pressure_relief(nil, 0)
        #endif
    }
}
