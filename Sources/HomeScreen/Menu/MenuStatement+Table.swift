import QuickActionModel

extension MenuStatement {
    /// Everything that holds for a menu in a situation, in the order of topics; `variant` is the one whose list is read.
    static func all(in situation: MenuSituation, limit: Int, variant: DeviceVariant) -> [MenuStatement] {
        var statements = [
            rows(limit: limit),
            MenuStatement(topic: .emptyTitles, text: "An empty title takes no row.", certainty: .observed),
            direction(situation.place), order(situation.place),
            MenuStatement(
                topic: .iconSide, text: IconSide.reason(profile: situation.profile),
                certainty: iconSideCertainty(situation.profile)),
            statics(situation.state), dynamics(situation.state),
        ]
        if variant != .any {
            statements.append(
                MenuStatement(
                    topic: .variant, text: "The list with ~\(variant.rawValue) replaces the plain one on this device.",
                    certainty: .inferred))
        }
        return statements + [
            MenuStatement(
                topic: .systemRows, text: "Rows of the system stand apart, farthest from the app icon; they differ by version.",
                certainty: SystemRow.certainty)
        ]
    }

    static func iconSideCertainty(_ profile: MenuProfile) -> Certainty { profile == .docs ? .documented : .observed }

    /// How sure it is that a row of a kind is shown in a state.
    static func certainty(of kind: ActionKind, in state: MenuState) -> Certainty {
        kind == .static ? statics(state).certainty : dynamics(state).certainty
    }

    private static func rows(limit: Int) -> MenuStatement {
        limit == 4
            ? MenuStatement(topic: .rows, text: "At most four rows: static first, then dynamic.", certainty: .documented)
            : MenuStatement(
                topic: .rows, text: "At most \(limit) rows, as configured: static first, then dynamic. Apple documents four.",
                certainty: .estimated)
    }

    private static func direction(_ place: MenuPlace) -> MenuStatement {
        MenuStatement(
            topic: .direction,
            text: place.isInLowerHalf
                ? "The app icon is low on the screen, so the menu opens above it; where \"low\" begins is an estimate."
                : "The app icon is high on the screen, so the menu opens below it; where \"low\" begins is an estimate.",
            certainty: .estimated)
    }

    private static func order(_ place: MenuPlace) -> MenuStatement {
        MenuStatement(
            topic: .order,
            text: place.isInLowerHalf
                ? "The first quick action is nearest to the app icon: above it, the list runs upwards."
                : "The first quick action is nearest to the app icon: below it, the list runs as declared.",
            certainty: .observed)
    }

    private static func statics(_ state: MenuState) -> MenuStatement {
        switch state {
        case .justInstalled, .firstLaunchDone:
            MenuStatement(
                topic: .statics, text: "Static quick actions are registered when the app is installed.", certainty: .documented)
        case .updatedNotOpened:
            MenuStatement(
                topic: .statics,
                text: "Static quick actions are those of the new release, since they are registered when it is installed.",
                certainty: .inferred)
        case .languageChangedNotOpened:
            MenuStatement(topic: .statics, text: "Static quick actions are in the new language at once.", certainty: .observed)
        }
    }

    private static func dynamics(_ state: MenuState) -> MenuStatement {
        switch state {
        case .justInstalled:
            MenuStatement(
                topic: .dynamics, text: "There are no dynamic quick actions before the app has run.", certainty: .documented)
        case .firstLaunchDone:
            MenuStatement(
                topic: .dynamics, text: "Dynamic quick actions stay until the app replaces them.", certainty: .documented)
        case .updatedNotOpened:
            MenuStatement(
                topic: .dynamics,
                text:
                    "Dynamic quick actions are those of the old release until the new one runs: it must still know their types.",
                certainty: .documented)
        case .languageChangedNotOpened:
            MenuStatement(
                topic: .dynamics, text: "Dynamic quick actions stay in the old language until the app runs.",
                certainty: .observed)
        }
    }
}
