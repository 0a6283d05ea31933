/// A text that must not be shown: it prints as dots.
public struct Secret: Sendable, Hashable {
  /// The text itself, for requests and storages only.
  public let rawValue: String

  /// Wraps a text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Dots.
  public var description: String { "•••" }

  /// Dots.
  public var debugDescription: String { description }

  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
