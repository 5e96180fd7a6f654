import QuickActionModel

/// One app with everything that its rules ask for.
final class AppScope: Sendable {
    let app: AppCatalog
    let menus: [MenuScope]
    let inputs: CheckInputs
    /// Terms of the catalog and of the app.
    let terms: TermSettings
    /// Words of the app's name in lower case; empty when the app has no name.
    let nameWords: [String]
    /// The development language.
    let language: String

    init(_ app: AppCatalog, settings: CheckSettings, inputs: CheckInputs) {
        self.app = app
        self.inputs = inputs
        var terms = settings.terms
        terms.brands += app.checks.terms.brands
        terms.forbidden += app.checks.terms.forbidden
        self.terms = terms
        let brands = Set(terms.brands.map { $0.lowercased() })
        let sameAsSource = Set((settings.sameAsSource + app.checks.sameAsSource).map { ByteText($0) })
        nameWords = app.facts.name.map { TextWord.words(of: $0).map(\.lower) } ?? []
        language = app.facts.developmentLanguage
        let facts = ItemFacts(
            app: app, brands: brands, nameWords: nameWords, sameAsSource: sameAsSource, assets: inputs.assets?[app.id])
        menus = app.menus.map { MenuScope($0, facts) }
    }

    /// The lists of static quick actions.
    var fixed: [MenuScope] { menus.filter { $0.menu.kind == .static } }

    /// The exports.
    var dynamic: [MenuScope] { menus.filter { $0.menu.kind == .dynamic } }

    /// A place of the app as a whole.
    func place(_ location: SourceLocation?) -> FindingPlace {
        FindingPlace(location, FindingSubject(app: app.id))
    }

    /// The file that declares the app.
    var location: SourceLocation? { app.facts.propertyList ?? app.menus.first?.location }
}
