/// Modifier keys of a keyboard.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Makes a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Either Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Either Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option, or Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command, or the logo key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
