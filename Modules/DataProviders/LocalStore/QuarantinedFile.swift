public import Foundation

/// A file of a store that could not be used, and was renamed.
public struct QuarantinedFile: Sendable, Hashable {
  /// The reason it could not be used.
  public enum Reason: Sendable, Hashable {
    /// It is damaged, or not a database.
    case damaged
    /// A version of the program wrote it whose form, the number, this one cannot read.
    case otherVersion(Int)
  }

  /// The reason it could not be used.
  public var reason: Reason
  /// Its current address.
  public var url: URL

  /// Makes a record of a file that was renamed.
  public init(reason: Reason, url: URL) {
    self.reason = reason
    self.url = url
  }
}
