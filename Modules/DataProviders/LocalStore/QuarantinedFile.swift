public import Foundation

/// A file of a store that was found and could not be used; it is kept under another name.
public struct QuarantinedFile: Sendable, Hashable {
  /// Why it could not be used.
  public enum Reason: Sendable, Hashable {
    /// It is damaged, or no database.
    case damaged
    /// A newer version of the program wrote it.
    case newer(version: Int)
  }

  /// Why it could not be used.
  public var reason: Reason
  /// Where it is now.
  public var url: URL

  /// Makes a note of a file that was renamed.
  public init(reason: Reason, url: URL) {
    self.reason = reason
    self.url = url
  }
}
