public import QuickActionModel

/// Devices whose menus differ in measures and in the static list that counts.
public enum MenuDevice: String, Sendable, CaseIterable {
    /// Any iPhone.
    case iphone
    /// Any iPad.
    case ipad

    /// The variant of the property list's key that replaces the plain one on this device.
    public var variant: DeviceVariant {
        switch self {
        case .iphone: .iphone
        case .ipad: .ipad
        }
    }
}
