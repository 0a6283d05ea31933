public import Foundation

extension NSAttributedString {
  /// An effect of text, the value of the attribute ``NSAttributedString/Key/textEffect``.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the effect.
    public let rawValue: String

    /// Makes an effect with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text that looks pressed into its ground: with a light edge below the letters.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")

    /// Makes a style from the value of the attribute, a style or its name.
    init?(value: Any?) {
      switch value {
      case let style as TextEffectStyle: self = style
      case let name as String: self.init(rawValue: name)
      default: return nil
      }
    }
  }
}
