import Foundation

/// Why a command could not be carried out.
nonisolated enum CommandError: Error, Equatable {
  /// The reader typed no code.
  case noCode
  /// There is no such account; nil where none was named and none is current.
  case unknownAccount(String?, known: [String])
}

extension CommandError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .noCode: "No code was typed; nothing was changed."
    case .unknownAccount(let name, let known):
      (name.map { "There is no account \($0)." } ?? "There is no account to sign out of.")
        + (known.isEmpty ? "" : " There are: \(known.joined(separator: ", ")).")
    }
  }
}
