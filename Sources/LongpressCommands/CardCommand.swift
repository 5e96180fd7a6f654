import CatalogReading
import Files
import HomeScreen
import QuickActionModel
import SiteRendering

/// `longpress card APP[/TYPE]`: one quick action or a whole menu as a self-contained SVG, for documents and pull requests.
struct CardCommand {
    let arguments: ParsedArguments
    let terminal: Terminal

    func run() -> ExitStatus {
        do throws(CommandSetting.Refusal) {
            return try draw(CommandSetting(arguments, terminal))
        } catch {
            return error.status
        }
    }

    private func draw(_ setting: CommandSetting) -> ExitStatus {
        guard let operand = arguments.operands.first else {
            return fail("'card' needs an app, or an app and a type: card APP[/TYPE]", .usage)
        }
        let parts = operand.split(separator: "/", maxSplits: 1).map(String.init)
        let id = parts.first ?? operand
        let options = CatalogReader.Options(defines: setting.defines, workers: setting.workers)
        let result = CatalogReader(configuration: setting.configuration, options: options).read(setting.tree)
        guard let app = result.catalog.apps.first(where: { $0.id.hasSameBytes(as: id) }) else {
            return fail("there is no app '\(id)'" + Self.nearest(id, result.catalog.apps.map(\.id)), .usage)
        }
        guard app.unreadable == nil else { return fail("\(app.name) cannot be read: \(app.unreadable ?? "")", .unreadable) }
        let choice: CardChoice
        do throws(UsageError) {
            choice = try CardChoice(arguments, app)
        } catch {
            return fail(error.faults.joined(separator: "\nlongpress: "), .usage)
        }
        var rows = choice.menu(of: app, previous: result.catalog.previous[ByteText(app.id)]).rows
        if parts.count > 1 {
            let type = ByteText(PercentEncoding.decode(parts[1]) ?? parts[1])
            rows = rows.filter { $0.action.key.type == type }
            guard !rows.isEmpty else { return fail(missing(type, app), .usage) }
        }
        guard !rows.isEmpty else { return fail("\(app.name) shows no row in this state", .usage) }
        return write(
            svg(rows, choice, app, setting, result.catalog), named: parts.count > 1 ? "\(app.name): \(rows[0].title)" : app.name)
    }

    private func missing(_ type: ByteText, _ app: AppCatalog) -> String {
        let types = app.menus.flatMap { $0.items.map(\.key.type.string) }
        if types.contains(where: { ByteText($0) == type }) {
            return "the quick action '\(type)' is defined and not shown in this state"
        }
        return "\(app.name) has no quick action of type '\(type)'" + Self.nearest(type.string, types)
    }

    private func svg(
        _ rows: [MenuRow], _ choice: CardChoice, _ app: AppCatalog, _ setting: CommandSetting, _ catalog: QuickActionCatalog
    ) -> MenuSVG {
        var only = catalog
        only.apps = [app]
        let files = (try? ThemeLoading(root: setting.root, language: "en").load(setting.configuration.theme))?.files ?? [:]
        let glyphs = GlyphLoading(folder: setting.configuration.glyphs.map { setting.path($0) }, themeFiles: files).load(
            for: only)
        let situation = choice.situation
        return MenuSVG(
            rows: rows, metrics: MenuMetrics.of(situation.profile, situation.device),
            side: IconSide.of(
                profile: situation.profile, appInRightHalf: situation.place.isInRightHalf,
                rightToLeft: LanguageTag.isRightToLeft(situation.language)),
            language: situation.language, isDark: choice.isDark, glyphs: glyphs.glyphs, assets: app.assets)
    }

    private func write(_ svg: MenuSVG, named title: String) -> ExitStatus {
        let bytes = svg.document(title: title)
        guard let output = arguments.value("output"), output != "-" else {
            terminal.result(String(decoding: bytes, as: UTF8.self))
            return .done
        }
        do throws(PublishError) {
            try DiskFiles.write(bytes, to: output)
        } catch {
            return fail(error.message, error.status)
        }
        return .done
    }

    static func nearest(_ word: String, _ names: [String]) -> String {
        NearestName.of(word, in: names).map { "; did you mean '\($0)'?" } ?? ""
    }

    private func fail(_ message: String, _ status: ExitStatus) -> ExitStatus {
        terminal.error("longpress: \(message)\n")
        return status
    }
}
