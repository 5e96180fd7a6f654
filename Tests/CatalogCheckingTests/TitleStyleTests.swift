import QuickActionModel
import Testing

@testable import CatalogChecking

/// Titles with their right capitals by the clauses of Apple's style guide.
@Suite struct TitleStyleTests {
    /// Titles that are right as they stand.
    static let right = [
        // The first and the last word; nouns, verbs, adjectives and adverbs of any length.
        "Search", "New Note", "New Tab", "Open Inbox", "Scan Receipt", "Directions Home", "Create New Contact", "New Message",
        "What It Is", "This Is My List", "Be Right Back", "Do It Now", "Find It", "Go Home", "Add Me", "Ask Me", "Is It Open",
        "Buy It Again", "Who We Are", "Show All", "See More", "Order Again", "Not Now", "Try It Later",
        // Articles.
        "Add a Plant", "Open the Door", "Take an Hour Off", "Start the Timer", "Call a Taxi", "The List", "A New Note",
        // Conjunctions.
        "Salt and Pepper", "Search or Scan", "Slow but Sure", "Neither Here nor There", "Wait for Me", "Ready yet Waiting",
        "Stop and Go", "Bread and Butter", "Now or Never", "Lost and Found",
        // Short prepositions.
        "Look at Photos", "Sort by Name", "Import from Files", "Save in Notes", "Copy into Folder", "List of Words",
        "Fall off Bike", "Save on Device", "Move onto Desk", "Walk out Doors", "Fly over Town", "Send to Ann", "Climb up Trees",
        "Chat with Ann", "Scan to PDF", "Share with Friends", "Ride to Work", "Pay with Card", "Note to Self", "Time of Day",
        "Free for All", "Back to School", "Send to a Friend", "List of All Notes", "Chat with My Team",
        // Longer prepositions.
        "Walk Around Town", "Look Between Lines", "Swim Across Lake", "News About Sports", "Sleep Under Stars", "Go Without Me",
        "Drive Through Town", "Play During Night", "Run Toward Home", "Note Before Noon", "Alarm After Six", "Radar Above Town",
        "Path Along River", "Trip Beyond Borders",
        // The infinitive.
        "Learn to Code", "Time to Go", "Tap to Pay", "Ask to Buy", "How to Play", "Swipe to Open",
        // As.
        "Export a Document as a PDF", "Save as Draft", "Mark as Read", "Set as Wallpaper", "Mark All as Read", "Send as Email",
        // A short preposition at an end.
        "Turn On", "Log In", "Sign Out", "Clock In", "What For", "Check In", "Lights Off", "Zoom Out", "Turn Wi-Fi Off",
        "Pick Up",
        // A preposition that belongs to its verb.
        "Log In to Account", "Turn On Lights", "Turn Off Alarm", "Start Up Mac", "Sign In with Apple", "Set Up Device",
        "Back Up Photos", "Shut Down Server", "Check In Guests", "Look Up Word", "Pick Up Order", "Fill In Form",
        "Fill Out Survey",
        "Check Out Now", "Top Up Card", "Zoom In on Map", "Switch Off Lamp", "Clean Up Desk", "Wake Up Ann", "Sign Up for News",
        "Opt Out of Mail", "Print Out Page", "Set Up and Go", "Turn Lights Off Now", "Turn Lights off Now",
        // Hyphens.
        "Start Check-In", "Read E-Books", "High-Level View", "Real-Time Map", "One-Time Code", "Two-Factor Code",
        "Built-in Camera",
        "Open Plug-in List", "Follow-Up Call", "Sign-in Page", "Add-on List", "Point-to-Point Route", "Self-Service Kiosk",
        "New To-Do", "Half-Hour Nap", "T-Shirt Size", "X-Ray Viewer",
        // Left alone: inner capitals, digits, signs, abbreviations.
        "iPhone Backup", "Find My iPhone", "macOS Tips", "Scan QR Code", "New PDF", "eBay Watch List", "Home vs. Away",
        "Home vs Away",
        "24/7 Support", "Open example.com", "Rock & Roll", "B2B Chat", "3D Scan", "New iCloud Note",
        "Miles per Hour", "Pay via Bank", "Send via AirDrop", "Café de Paris", "Ludwig van Beethoven", "Add 1h Timer",
        "JPEG to PNG",
        "Bigger than Life", "Shop like a Pro",
        // A phrase after a colon or a dash.
        "Timer: The Last One", "Radio: A Night Out", "Notes – In Short", "Chat - To Do",
        // Marks around words.
        "“New Note”", "(Open) Inbox", "Scan…", "What’s New", "Today’s News", "Don’t Stop",
    ]

    /// Titles that are not, each with the right one.
    static let wrong: [(String, String)] = [
        ("search", "Search"), ("New tab", "New Tab"), ("scan receipt", "Scan Receipt"), ("Add A Plant", "Add a Plant"),
        ("Open The Door", "Open the Door"), ("Salt And Pepper", "Salt and Pepper"), ("Search Or Scan", "Search or Scan"),
        ("Import From Files", "Import from Files"), ("Sort By Name", "Sort by Name"), ("List Of Words", "List of Words"),
        ("Send To Ann", "Send to Ann"), ("Chat With Ann", "Chat with Ann"), ("Learn To Code", "Learn to Code"),
        ("Save As Draft", "Save as Draft"), ("Mark as read", "Mark as Read"), ("Turn on", "Turn On"), ("Log in", "Log In"),
        ("Turn on Lights", "Turn On Lights"), ("Log in to Account", "Log In to Account"),
        ("Sign up for News", "Sign Up for News"),
        ("Back up Photos", "Back Up Photos"), ("Walk around Town", "Walk Around Town"),
        ("News about Sports", "News About Sports"),
        ("Go without Me", "Go Without Me"), ("What it is", "What It Is"), ("Find it", "Find It"),
        ("This is My List", "This Is My List"),
        ("High-level View", "High-Level View"), ("Real-time Map", "Real-Time Map"), ("one-Time Code", "One-Time Code"),
        ("Open in Safari", "Open in Safari"), ("Open In Safari", "Open in Safari"), ("Meet In Person", "Meet in Person"),
        ("Export a document As a PDF", "Export a Document as a PDF"), ("the List", "The List"), ("Not now", "Not Now"),
        ("Send Message To All", "Send Message to All"), ("Create new contact", "Create New Contact"),
        ("wait For Me", "Wait for Me"),
        ("Timer: the Last One", "Timer: The Last One"), ("Scan qr Code", "Scan Qr Code"), ("What’s new", "What’s New"),
        ("Add Text Into Note", "Add Text into Note"), ("Play Over Speaker", "Play over Speaker"),
        ("Self-service Kiosk", "Self-Service Kiosk"),
        ("Upload photo or video", "Upload Photo or Video"), ("Continue last book", "Continue Last Book"),
        ("Create new user", "Create New User"), ("Scan a barcode", "Scan a Barcode"),
    ]

    private func styled(_ title: String) -> String {
        let words = TextWord.words(of: title)
        var scalars = Array(title.unicodeScalars)
        for fault in TitleStyle.faults(in: words).reversed() {
            let word = words[fault.index]
            scalars.replaceSubrange(word.start..<(word.start + word.length), with: fault.right.unicodeScalars)
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    @Test func theTableIsLong() { #expect(Set(Self.right).count + Self.wrong.count >= 200) }

    @Test(arguments: right) func rightTitlesStay(title: String) { #expect(styled(title) == title) }

    @Test(arguments: wrong) func wrongTitlesAreMended(title: String, right: String) { #expect(styled(title) == right) }

    @Test func everyFaultNamesItsClause() {
        for (title, _) in Self.wrong {
            for fault in TitleStyle.faults(in: TextWord.words(of: title)) { #expect(!fault.clause.isEmpty) }
        }
    }

    @Test(arguments: [
        ("New note", []), ("New Note", ["note"]), ("new note", ["New"]), ("Open Safari", []), ("Scan To PDF", ["to"]),
        ("Call Ann From Home", ["from", "home"]), ("Notes: New", []),
    ])
    func sentenceStyle(title: String, faults: [String]) {
        #expect(SentenceStyle.faults(in: TextWord.words(of: title)).map(\.right) == faults)
    }
}
