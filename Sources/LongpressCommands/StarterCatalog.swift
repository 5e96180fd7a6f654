/// The files that `longpress init` makes.
enum StarterCatalog {
    static func configuration(id: String) -> String {
        """
        # Longpress: the catalog of our Home Screen quick actions.
        id: \(id)
        title: Home Screen quick actions
        language: en

        """
    }

    static let home = """
        ---
        title: Home Screen quick actions
        ---
        What people find when they touch and hold our app icons.

        """

    static let guideline = """
        ---
        title: Titles
        order: 1
        ---
        * Say the result in two or three words.
        * Leave room for translation: about twenty characters fit on a line.
        * Use a subtitle only for what the title cannot say.

        """

    static let propertyList = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>CFBundleDevelopmentRegion</key>
            <string>en</string>
            <key>CFBundleDisplayName</key>
            <string>My App</string>
            <key>CFBundleIdentifier</key>
            <string>com.example.my-app</string>
            <key>CFBundleShortVersionString</key>
            <string>1.0</string>
            <key>UIApplicationShortcutItems</key>
            <array>
                <dict>
                    <key>UIApplicationShortcutItemType</key>
                    <string>com.example.my-app.search</string>
                    <key>UIApplicationShortcutItemTitle</key>
                    <string>Search</string>
                    <key>UIApplicationShortcutItemIconSymbolName</key>
                    <string>magnifyingglass</string>
                </dict>
            </array>
        </dict>
        </plist>

        """

    static let export = """
        {
          "format": "longpress-dynamic/1",
          "bundleIdentifier": "com.example.my-app",
          "scenario": "One favorite",
          "locale": "en",
          "items": [
            {
              "type": "com.example.my-app.open-favorite",
              "localizedTitle": "Ana Ruiz",
              "icon": { "systemImageName": "star.fill" },
              "userInfo": { "id": "42" }
            }
          ]
        }

        """
}
