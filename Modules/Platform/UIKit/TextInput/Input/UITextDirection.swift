/// A direction of either kind.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number, of ``UITextStorageDirection`` or ``UITextLayoutDirection``.
  public var rawValue: Int
  /// A direction of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction in which text is stored.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction in which text is seen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}
