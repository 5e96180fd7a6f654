import QuickActionModel
import Testing

@Suite struct CalendarDayTests {
    @Test(arguments: [
        (0, "1970-01-01"), (86_399, "1970-01-01"), (951_782_400, "2000-02-29"), (951_868_800, "2000-03-01"),
        (1_709_164_800, "2024-02-29"), (1_735_689_599, "2024-12-31"), (1_735_689_600, "2025-01-01"),
        (4_107_542_400, "2100-03-01"),
        (253_402_300_799, "9999-12-31"),
    ])
    func secondsBelongToADay(second: Int, day: String) {
        #expect(CalendarDay.ofSecond(second) == day)
        #expect(CalendarDay.isDay(day))
    }

    @Test(arguments: [-1, 253_402_300_800, Int.max, Int.min])
    func otherSecondsHaveNone(second: Int) { #expect(CalendarDay.ofSecond(second) == nil) }

    @Test(arguments: ["2025-02-29", "2025-13-01", "2025-00-10", "2025-1-10", "tomorrow", "", "2025-01-32", "２025-01-01"])
    func othersAreNoDays(text: String) { #expect(!CalendarDay.isDay(text)) }
}
