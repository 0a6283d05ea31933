public import Foundation

/// Why a secret cannot be stored or read.
public enum SecretError: Error, Sendable, Hashable {
  /// The system's secret store refuses or fails, with its message.
  case service(String)
  /// The system's secret store did not respond in time; it may wait for a password.
  case timedOut
  /// The file or its folder cannot be read or written, with the system's message.
  case file(path: String, reason: String)
  /// Others can read or change the file or its folder, and that cannot be corrected.
  case exposed(path: String)
  /// The file exists and cannot be decoded; storing a secret quarantines it.
  case damaged(path: String)
  /// The task was cancelled.
  case cancelled
}

extension SecretError: LocalizedError, CustomStringConvertible {
  /// The error in plain English.
  public var errorDescription: String? { description }

  /// The error in plain English.
  public var description: String {
    switch self {
    case .service(let words): "The store of secrets refuses: \(words)"
    case .timedOut: "The store of secrets did not answer in time."
    case .file(let path, let reason): "\(path) cannot be used: \(reason)"
    case .exposed(let path): "\(path) can be read or changed by others."
    case .damaged(let path): "\(path) is damaged."
    case .cancelled: "This was cancelled."
    }
  }
}
