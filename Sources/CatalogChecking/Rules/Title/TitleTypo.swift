import QuickActionModel

/// A word that is often misspelt.
struct TitleTypo: EnglishRule {
    static let rule = Rule(
        "title/typo", .info, "Common English words are spelt right",
        because: "A slip in a word of the Home Screen is seen by everybody, and often for years.",
        details: RuleDetails(
            fix: .suggestion,
            examples: RuleExamples(
                passing: ["Search", "@brands=Recieve\nRecieve"],
                failing: ["↓Seach", "New ↓Favourties", "Find | In ↓adress↑ book"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        for word in text.words {
            guard let right = Self.words[word.lower], !text.facts.brands.contains(word.lower) else { continue }
            let meant = TextCase.beginsUpper(word.text) == true ? TextCase.capitalized(right) : right
            list.add(
                Self.rule, "\(text.name) spells \"\(word.text)\" for \"\(meant)\"", at: text.part(word),
                fixes: [text.fix("Write \(meant)", word, with: meant)])
        }
    }

    private static let words: [String: String] = [
        "seach": "search", "secound": "second", "serach": "search", "searh": "search", "recieve": "receive", "adress": "address",
        "calender": "calendar",
        "favourties": "favourites", "favorties": "favorites", "favorits": "favorites", "favortie": "favorite",
        "recepit": "receipt",
        "reciept": "receipt", "mesage": "message", "messgae": "message", "seperate": "separate", "shedule": "schedule",
        "scedule": "schedule", "setings": "settings", "settigns": "settings", "acount": "account", "accout": "account",
        "notifcations": "notifications", "notificaitons": "notifications", "libary": "library", "recomended": "recommended",
        "transfered": "transferred", "begining": "beginning", "tommorow": "tomorrow", "tomorow": "tomorrow", "wether": "weather",
        "wheather": "weather", "camara": "camera", "capure": "capture", "captrue": "capture", "creat": "create",
        "cretae": "create",
        "locaton": "location", "nearyby": "nearby", "qucik": "quick", "quik": "quick", "resturant": "restaurant",
        "restaraunt": "restaurant", "scaner": "scanner", "shoping": "shopping", "trasfer": "transfer", "vedio": "video",
        "viedo": "video", "occured": "occurred", "untill": "until", "wich": "which", "teh": "the", "adn": "and",
        "dowload": "download",
        "donwload": "download", "uplaod": "upload", "pasword": "password", "passowrd": "password", "langauge": "language",
        "confrim": "confirm", "dashbord": "dashboard", "histroy": "history", "inovice": "invoice", "privat": "private",
    ]
}
