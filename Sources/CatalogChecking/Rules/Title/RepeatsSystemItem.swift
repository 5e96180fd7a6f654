import QuickActionModel

/// A title that the system's own rows bear.
struct RepeatsSystemItem: TextRule {
    static let rule = Rule(
        "title/repeats-system-item", .warning, "No title equals a row that the system adds",
        because: "The menu then shows two rows with one name, and people take the wrong one.",
        details: RuleDetails(
            source: .quickActions("The system adds rows of its own to the menu."),
            examples: RuleExamples(
                passing: ["Invite Friends", "Share", "Remove Apples"],
                failing: ["↓Share App", "↓edit home screen", "Share ; de=↓App teilen"])))

    func check(_ text: ShownText, _ list: inout FindingList) {
        guard text.field == .title, text.isWording, (1...4).contains(text.words.count),
            Self.rows.contains(TextCase.lowered(text.text))
        else { return }
        list.add(
            Self.rule, "\(text.name) is the name of a row that the system adds",
            "Say what your quick action does in other words.",
            at: text.whole)
    }

    private static let rows: Set<String> = [
        "edit home screen", "remove app", "share app", "delete app", "require face id", "require touch id",
        "home-bildschirm bearbeiten", "app entfernen", "app teilen", "app löschen",
        "modifier l’écran d’accueil", "modifier l'écran d'accueil", "supprimer l’app", "supprimer l'app", "partager l’app",
        "partager l'app", "editar pantalla de inicio", "eliminar app", "compartir app", "modifica schermata home", "rimuovi app",
        "condividi app", "ホーム画面を編集", "appを削除", "appを共有", "编辑主屏幕", "移除app", "移除 app", "分享app", "共享app",
    ]
}
