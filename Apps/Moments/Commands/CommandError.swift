import Foundation

/// Why a command could not be carried out.
nonisolated enum CommandError: Error, Equatable {
  /// The reader typed no code.
  case noCode
}

extension CommandError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .noCode: "No code was typed; nothing was changed."
    }
  }
}
