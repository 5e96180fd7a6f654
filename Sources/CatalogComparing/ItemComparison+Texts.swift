import QuickActionModel

extension ItemComparison {
    /// Title and subtitle in every language.
    mutating func compareTexts() {
        compareTitle()
        compareSubtitle()
    }

    private mutating func compareTitle() {
        compareKey("title", old.title, new.title)
        guard let texts = sourceTexts(old.title, new.title) else { return compareTranslations("title", sourceChange: nil) }
        var change: Change?
        if !texts.before.hasSameBytes(as: texts.after) {
            add(
                Self.readsTheSame(texts.before, texts.after) ? .titleCosmetic : .titleChanged, field: "title",
                language: texts.language, before: texts.before, after: texts.after)
            change = changes.last
        }
        compareTranslations("title", sourceChange: change)
    }

    private mutating func compareSubtitle() {
        let before = old.subtitle.flatMap { $0.value.isEmpty ? nil : $0 }
        let after = new.subtitle.flatMap { $0.value.isEmpty ? nil : $0 }
        switch (before, after) {
        case (nil, nil): return
        case (nil, let text?):
            add(
                .subtitleAdded, field: "subtitle", language: settings.language, before: nil,
                after: text.shown(in: settings.language))
            compareTranslations("subtitle", sourceChange: changes.last)
        case (let text?, nil):
            add(
                .subtitleRemoved, field: "subtitle", language: settings.language, before: text.shown(in: settings.language))
            compareTranslations("subtitle", sourceChange: changes.last)
        case (let old?, let new?):
            compareKey("subtitle", old, new)
            var change: Change?
            if let texts = sourceTexts(old, new), !texts.before.hasSameBytes(as: texts.after) {
                add(
                    Self.readsTheSame(texts.before, texts.after) ? .subtitleCosmetic : .subtitleChanged, field: "subtitle",
                    language: texts.language, before: texts.before, after: texts.after)
                change = changes.last
            }
            compareTranslations("subtitle", sourceChange: change)
        }
    }

    /// Whether two texts differ in nothing but case, punctuation, blanks, accents and their form in Unicode.
    static func readsTheSame(_ a: String, _ b: String) -> Bool { FoldedText(a).letters == FoldedText(b).letters }

    /// A lookup key that changed while people see a table's text.
    private mutating func compareKey(_ field: String, _ before: LocalizedText, _ after: LocalizedText) {
        guard new.key.kind == .static, old.key.kind == .static, !before.value.hasSameBytes(as: after.value) else { return }
        let isShown =
            before.shown(in: settings.language).hasSameBytes(as: before.value)
            && after.shown(in: settings.language).hasSameBytes(as: after.value)
        if !isShown { add(.textKeyChanged, field: field, before: before.value, after: after.value) }
    }

    private struct SourceTexts {
        var language: String
        var before: String
        var after: String
    }

    /// The texts of the development language; of a language that both sides know where an export lacks that one; nil for none.
    private func sourceTexts(_ before: LocalizedText, _ after: LocalizedText) -> SourceTexts? {
        if new.key.kind == .dynamic, old.key.kind == .dynamic {
            let common = after.languages.filter { before.text(in: $0.language) != nil }
            let isUnknown = before.languages.isEmpty || after.languages.isEmpty
            if !isUnknown, common.isEmpty {
                let undetermined = (before.languages + after.languages).contains { $0.language.hasSameBytes(as: "und") }
                guard undetermined else { return nil }
            } else if let first = common.first(where: { $0.language.hasSameBytes(as: settings.language) }) ?? common.first {
                return SourceTexts(
                    language: first.language, before: before.shown(in: first.language), after: after.shown(in: first.language))
            }
        }
        let language = settings.language
        return SourceTexts(language: language, before: before.shown(in: language), after: after.shown(in: language))
    }

    /// The other languages, each with what it has of its own.
    private mutating func compareTranslations(_ field: String, sourceChange: Change?) {
        let (before, after) = field == "title" ? (old.title, new.title) : (old.subtitle, new.subtitle)
        let source = ByteText(sourceChange?.language ?? settings.language)
        var codes = Set((before?.languages ?? []).map { ByteText($0.language) })
        codes.formUnion((after?.languages ?? []).map { ByteText($0.language) })
        let isWhole = sourceChange?.kind == .subtitleAdded || sourceChange?.kind == .subtitleRemoved
        let origin = isWhole ? sourceChange?.fingerprint : nil
        for code in codes.sorted() where code != source {
            let language = code.string
            // An export in another language says nothing about the one that it lacks.
            if new.key.kind == .dynamic, before?.text(in: language) == nil || after?.text(in: language) == nil { continue }
            switch (before?.own(in: language), after?.own(in: language)) {
            case (nil, nil): break
            case (nil, let text?):
                add(.translationAdded, field: field, language: language, after: text, derivedFrom: origin)
            case (let text?, nil):
                add(.translationRemoved, field: field, language: language, before: text, derivedFrom: origin)
            case (let one?, let other?) where !one.hasSameBytes(as: other):
                add(.translationChanged, field: field, language: language, before: one, after: other)
            case (let one?, _?):
                guard let sourceChange, [.titleChanged, .subtitleChanged].contains(sourceChange.kind) else { break }
                add(
                    .translationStale, field: field, language: language, before: one, after: one,
                    derivedFrom: sourceChange.fingerprint)
            }
        }
    }

    /// Titles that are cut off on one side only, by their text or by a subtitle that takes the second line.
    mutating func compareFitting() {
        let hadSubtitle = !(old.subtitle?.value.isEmpty ?? true)
        let hasSubtitle = !(new.subtitle?.value.isEmpty ?? true)
        var codes = Set(new.title.languages.filter { old.title.text(in: $0.language) != nil }.map { ByteText($0.language) })
        if new.key.kind == .static || codes.isEmpty { codes.insert(ByteText(settings.language)) }
        for code in codes.sorted() {
            let language = code.string
            let (before, after) = (old.title.shown(in: language), new.title.shown(in: language))
            if before.hasSameBytes(as: after), hadSubtitle == hasSubtitle { continue }
            let fitting = settings.fitting
            let did = fitting.fits(before, language: language, hasSubtitle: hadSubtitle)
            let does = fitting.fits(after, language: language, hasSubtitle: hasSubtitle)
            guard did != does else { continue }
            let cause =
                changes.first { $0.field == "title" && ByteText($0.language ?? "") == code && $0.kind != .translationStale }
                ?? changes.first { $0.kind == .subtitleAdded || $0.kind == .subtitleRemoved }
            add(
                does ? .titleFits : .titleTruncates, field: "title", language: language, before: before, after: after,
                derivedFrom: cause?.fingerprint)
        }
    }
}
