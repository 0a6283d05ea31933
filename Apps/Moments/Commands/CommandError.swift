import Foundation

/// Why a command could not be carried out.
nonisolated enum CommandError: Error, Equatable {
  /// The reader typed no code.
  case noCode
  /// Signing out would lose something, and the reader did not say that it may.
  case wouldLose
}

extension CommandError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .noCode: "No code was typed; nothing was changed."
    case .wouldLose:
      "Nothing was changed. To sign out and lose it: moments logout --discard [USER@SERVER]"
    }
  }
}
