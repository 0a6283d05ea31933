/// The token that proves to a server that the reader signed in.
///
/// It is a secret and prints as dots, so that it is in no log and no crash report.
public struct AccessToken: Sendable, Hashable {
  /// The token itself, for the secret store and for requests only.
  public let rawValue: String

  /// Wraps a token.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension AccessToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Dots.
  public var description: String { "•••" }

  /// Dots.
  public var debugDescription: String { description }

  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
