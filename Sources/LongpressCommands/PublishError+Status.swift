import Files

extension PublishError {
    /// What the process says when publishing stops with this error.
    var status: ExitStatus {
        switch self {
        case .badAddress: .ourFault
        case .cannotRead: .unreadable
        case .outputIsTooHigh, .outputIsSource, .outputContainsSource, .outputInsideSource, .notAFolder, .foreignFolder, .foreignFiles,
            .damagedManifest, .cannotWrite:
            .usage
        }
    }
}
