import QuickActionModel

/// The static lists of one device on both sides.
struct DeviceMenus: Sendable {
    /// `any` where the device has no list of its own on either side.
    var variant: DeviceVariant
    var old: [QuickAction]
    var new: [QuickAction]

    /// The lists that differ in their origin: one for all devices, or one for iPhone and one for iPad.
    ///
    /// Empty where a side's property list could not be read: unknown is no removal.
    static func all(_ old: AppCatalog, _ new: AppCatalog) -> [DeviceMenus] {
        guard isKnown(old), isKnown(new) else { return [] }
        let devices = [DeviceVariant.iphone, .ipad].map { device in (device, used(by: device, old), used(by: device, new)) }
        if devices.allSatisfy({ $0.1 == .any && $0.2 == .any }) {
            return [DeviceMenus(variant: .any, old: items(.any, of: old), new: items(.any, of: new))]
        }
        return devices.map { device, before, after in
            let variant = before == .any && after == .any ? DeviceVariant.any : device
            return DeviceMenus(variant: variant, old: items(before, of: old), new: items(after, of: new))
        }
    }

    /// Devices that have a list of their own.
    static func variants(of app: AppCatalog) -> [DeviceVariant] {
        [.iphone, .ipad].filter { used(by: $0, app) == $0 }
    }

    private static func isKnown(_ app: AppCatalog) -> Bool {
        app.unreadable == nil || app.menus.contains { $0.kind == .static }
    }

    private static func used(by device: DeviceVariant, _ app: AppCatalog) -> DeviceVariant {
        app.menus.contains { $0.origin == .static(device) } ? device : .any
    }

    private static func items(_ variant: DeviceVariant, of app: AppCatalog) -> [QuickAction] {
        app.menus.first { $0.origin == .static(variant) }?.items ?? []
    }
}
