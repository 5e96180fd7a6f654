import Files

extension PublishError {
    /// What the process says when publishing stops with this error.
    var status: ExitStatus {
        switch self {
        case .badAddress: .ourFault
        case .cannotRead: .unreadable
        case .outputIsTooHigh, .outputIsSource, .outputContainsSource, .outputInsideSource, .notAFolder, .foreignFolder,
            .foreignFiles,
            .damagedManifest, .cannotWrite:
            .usage
        }
    }
}

extension PublishError {
    /// What was understood about one file that the user named, which no later build will complete.
    var aboutFile: String {
        if case .cannotWrite(let path, let reason) = self { return "\(path) cannot be written: \(reason)" }
        return message
    }
}

extension BrokenLink {
    /// What is wrong with the link, as the end of a sentence.
    var words: String {
        switch reason {
        case .noPage: "leads to no file of the site"
        case .noAnchor: "leads to no place on its page"
        case .leavesSite: "leaves the site without http, https or mailto"
        }
    }
}
