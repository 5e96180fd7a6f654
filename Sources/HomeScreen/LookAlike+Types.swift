extension LookAlike {
    /// System icon type → glyph of like meaning. Apple publishes no table of pictures, so each is our reading of the name.
    static let types: [String: String] = {
        let pairs = [
            ("Compose", "pencil-square"), ("Play", "play-fill"), ("Pause", "pause-fill"), ("Add", "plus-lg"),
            ("Location", "cursor-fill"), ("Search", "search"), ("Share", "box-arrow-up"), ("Prohibit", "slash-circle"),
            ("Contact", "person-circle"), ("Home", "house-fill"), ("MarkLocation", "geo-alt-fill"), ("Favorite", "star-fill"),
            ("Love", "heart-fill"), ("Cloud", "cloud-fill"), ("Invitation", "envelope-open"),
            ("Confirmation", "check-circle-fill"),
            ("Mail", "envelope-fill"), ("Message", "chat-fill"), ("Date", "calendar-event"), ("Time", "clock-fill"),
            ("CapturePhoto", "camera-fill"), ("CaptureVideo", "camera-video-fill"), ("Task", "circle"),
            ("TaskCompleted", "check-circle"), ("Alarm", "alarm-fill"), ("Bookmark", "book"), ("Shuffle", "shuffle"),
            ("Audio", "volume-up-fill"), ("Update", "arrow-clockwise"),
        ]
        return Dictionary(uniqueKeysWithValues: pairs.map { ("UIApplicationShortcutIconType" + $0, $1) })
    }()
}
