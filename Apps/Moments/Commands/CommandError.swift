import Foundation

/// Why a command failed.
nonisolated enum CommandError: Error, Equatable {
  /// The reader entered no code.
  case noCode
  /// Signing out would delete data, which the reader did not allow.
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
