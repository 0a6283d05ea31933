/// A storage or layout direction.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a ``UITextStorageDirection`` or a ``UITextLayoutDirection``.
  public var rawValue: Int
  /// Makes a direction from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Returns the direction for a storage direction.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Returns the direction for a layout direction.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}
