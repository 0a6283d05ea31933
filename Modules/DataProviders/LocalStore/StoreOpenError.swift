public import Foundation

/// Why the store cannot be opened; the app continues without it.
public struct StoreOpenError: Error, Sendable, Hashable {
  /// What kept the store from being opened.
  public enum Reason: Sendable, Hashable {
    /// The directory cannot be created; with the system's message.
    case folder(String)
    /// The file cannot be written, for lack of space or permission; with SQLite's message.
    case unwritable(String)
    /// Another failure.
    case other(String)
  }

  /// The file or folder.
  public var path: String
  /// What failed; each case has a message.
  public var reason: Reason

  /// Makes the error of a file or folder.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension StoreOpenError: LocalizedError {
  /// The error in plain English.
  public var errorDescription: String? {
    switch reason {
    case .folder(let words): "The folder \(path) cannot be made: \(words)."
    case .unwritable(let words): "The store \(path) cannot be written: \(words)."
    case .other(let words): "The store \(path) cannot be opened: \(words)."
    }
  }
}
