import QuickActionModel

/// The comparison of one app: static lists by device, dynamic ones by scenario, then what concerns the whole app.
struct AppComparison {
    let old: AppCatalog
    let new: AppCatalog
    let settings: ComparisonSettings
    var placed: [PlacedChange] = []
    var possible: [PossibleRename] = []
    /// The keys of both sides of what is possible.
    private var suggested: Set<[ActionKey]> = []
    /// Number of the list that is compared.
    var list = 0
    /// Quick actions that stand on both sides, as far as they were compared.
    var matched: Set<ActionKey> = []

    init(_ old: AppCatalog, _ new: AppCatalog, options: CompareOptions) {
        self.old = old
        self.new = new
        settings = ComparisonSettings(options: options, old: old, new: new)
    }

    mutating func run() -> ChangeSet {
        var dynamic = DynamicTypes(
            ExportedMenus(old), ExportedMenus(new), renames: new.lifecycle.renames, settings: settings)
        var lists: [ListPairing] = []
        for menus in DeviceMenus.all(old, new) {
            var pairing = ListPairing(
                variant: menus.variant, old: menus.old, new: menus.new, mapping: staticRenames, guessingRenames: true,
                settings: settings)
            if lists.isEmpty { takeKindChanges(&pairing, &dynamic) }
            lists.append(pairing)
        }
        dynamic.guessRenames()
        for pairing in lists {
            compare(pairing)
            list += 1
        }
        compareDynamic(dynamic, fixed: lists.first)
        compareApp()
        let changes = ChangeFolding(
            ChangeMerging.merged(placed.sorted(by: PlacedChange.inOrder).map(\.change)), settings: settings
        )
        .folded(matchedItems: matched.count)
        return ChangeSet(changes: changes, possibleRenames: possible)
    }

    mutating func add(_ change: Change, at position: Int) {
        placed.append(PlacedChange(change: change, list: list, position: position))
    }

    private var staticRenames: [ByteText: TypeMapping] { TypeMapping.declared(new.lifecycle.renames, kind: .static) }

    // MARK: From static to dynamic and back

    /// Pairs what left one kind with what appeared in the other one under the same type.
    private mutating func takeKindChanges(_ pairing: inout ListPairing, _ dynamic: inout DynamicTypes) {
        for place in pairing.onlyOld {
            let item = pairing.old[place]
            guard let partner = dynamic.takeAppeared(item) else { continue }
            pairing.onlyOld.removeAll { $0 == place }
            compareKinds(item, partner)
        }
        for place in pairing.onlyNew {
            let item = pairing.new[place]
            guard let partner = dynamic.takeGone(item) else { continue }
            pairing.onlyNew.removeAll { $0 == place }
            compareKinds(partner, item)
        }
    }

    private mutating func compareKinds(_ old: QuickAction, _ new: QuickAction) {
        matched.insert(new.key)
        let match: ChangeMatch = old.key.identity == new.key.identity && old.key.identity != nil ? .identity : .type
        var comparison = ItemComparison(
            app: self.new.id, old: old, new: new, match: match, variant: new.key.variant, settings: settings)
        for change in comparison.run() { add(change, at: new.position) }
    }

    // MARK: Static lists

    private mutating func compare(_ pairing: ListPairing) {
        matched.formUnion(pairing.pairs.map { pairing.new[$0.new].key.with(pairing.variant) })
        for pair in pairing.pairs {
            let (before, after) = (pairing.old[pair.old], pairing.new[pair.new])
            var comparison = ItemComparison(
                app: new.id, old: before, new: after, match: pair.match, variant: pairing.variant, settings: settings)
            for change in comparison.run() { add(change, at: after.position) }
        }
        for change in pairing.moves(app: new.id, limit: new.settings.limit) { add(change, at: change.new?.position ?? 0) }
        for place in pairing.onlyNew { addNew(pairing.new[place], variant: pairing.variant) }
        for place in pairing.onlyOld { addRemoved(pairing.old[place], variant: pairing.variant) }
        let causes = placed.filter { $0.list == list }.map(\.change)
        for change in pairing.visibility(app: new.id, limit: new.settings.limit, causes: causes) {
            add(change, at: change.new?.position ?? 0)
        }
        suggest(pairing.onlyOld.map { pairing.old[$0] }, pairing.onlyNew.map { pairing.new[$0] })
    }

    /// A quick action that was not there, was there long ago, or has a type that was given up.
    mutating func addNew(_ item: QuickAction, variant: DeviceVariant) {
        let key = item.key.with(variant)
        let earlier = settings.options.earlierTypes.filter { earlier in
            earlier.kind == key.kind && earlier.type == key.type && earlier.app.hasSameBytes(as: new.id)
        }.last
        let title = item.title.shown(in: settings.language)
        let kind: ChangeKind = earlier == nil ? .itemAdded : .itemRestored
        let reason = earlier.map { "last seen in \($0.version)" } ?? ""
        let change = Change(
            kind, level: settings.level(kind), app: new.id, key: key, after: title, reason: reason, new: item)
        add(change, at: item.position)
        guard settings.isRetired(key.type), !hadType(key.type) else { return }
        add(
            Change(
                .typeReused, level: settings.level(.typeReused), app: new.id, key: key, field: "type", after: key.type.string,
                reason: "the type is declared as retired", new: item),
            at: item.position)
    }

    /// A quick action that is gone; old dynamic ones stay on screens until the first launch.
    mutating func addRemoved(_ item: QuickAction, variant: DeviceVariant) {
        let key = item.key.with(variant)
        let isRetired = settings.isRetired(key.type)
        let kind: ChangeKind = isRetired ? .itemRetired : .itemRemoved
        let isBreaking = !isRetired && key.kind == .dynamic && !settings.isHandled(key.type)
        let change = Change(
            kind, level: settings.level(kind, isBreaking ? .breaking : .notable), app: new.id, key: key,
            before: item.title.shown(in: settings.language), reason: isRetired ? settings.retirement(of: key.type) : "", old: item
        )
        add(change, at: item.position)
    }

    private func hadType(_ type: ByteText) -> Bool { old.menus.contains { $0.items.contains { $0.key.type == type } } }

    /// Notes pairs of a removed and an added item that share something.
    mutating func suggest(_ removed: [QuickAction], _ added: [QuickAction]) {
        guard removed.count * added.count <= 4_096 else { return }
        let others = added.map { settings.evidence($0) }
        for item in removed {
            let one = settings.evidence(item)
            for other in others {
                let shared = one.shared(with: other)
                let pair = PossibleRename(app: new.id, old: item, new: other.item, shared: shared)
                guard !shared.isEmpty, item.key.type != other.item.key.type else { continue }
                if suggested.insert([item.key, other.item.key]).inserted { possible.append(pair) }
            }
        }
    }

}

extension TypeMapping {
    /// The declared renames of a kind by the old type; of several for one type the last counts.
    static func declared(_ renames: [TypeRename], kind: ActionKind) -> [ByteText: TypeMapping] {
        var mapping: [ByteText: TypeMapping] = [:]
        for rename in renames where rename.kind == nil || rename.kind == kind {
            mapping[rename.from] = TypeMapping(to: rename.to, match: .declared)
        }
        return mapping
    }
}
