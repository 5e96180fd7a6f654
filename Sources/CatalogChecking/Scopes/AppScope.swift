import QuickActionModel

/// One app with everything that its rules ask for.
final class AppScope: Sendable {
    let app: AppCatalog
    let menus: [MenuScope]
    let inputs: CheckInputs
    /// Terms of the catalog and of the app.
    let terms: TermSettings
    /// Brand words in lower case.
    let brands: Set<String>
    /// Texts that may stay as they are in every language.
    let sameAsSource: Set<ByteText>
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
        brands = Set(terms.brands.map { $0.lowercased() })
        sameAsSource = Set((settings.sameAsSource + app.checks.sameAsSource).map { ByteText($0) })
        nameWords = app.facts.name.map { TextWord.words(of: $0).map(\.lower) } ?? []
        language = app.facts.developmentLanguage
        let facts = AppTextFacts(app: app, brands: brands, nameWords: nameWords)
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

/// What the texts of an app need to know of it.
struct AppTextFacts: Sendable {
    let id: String
    /// The development language.
    let language: String
    let brands: Set<String>
    let nameWords: [String]
    let codes: [String]
    /// Rows that the system shows.
    let limit: Int
    let retired: Set<ByteText>

    init(app: AppCatalog, brands: Set<String>, nameWords: [String]) {
        id = app.id
        language = app.facts.developmentLanguage
        codes = app.languages.map(\.code)
        limit = app.settings.limit
        retired = Set(app.lifecycle.retired.map(\.type))
        self.brands = brands
        self.nameWords = nameWords
    }
}
