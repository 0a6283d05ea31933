import Foundation
import TextEngine

extension UIFontDescriptor {
  /// A form of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the form.
    public let rawValue: String

    /// Makes the form of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes the form of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The system's default design.
    public static let `default` = SystemDesign("NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign("NSCTFontUIFontDesignSerif")
    /// With round ends, which no font of the machine has.
    public static let rounded = SystemDesign("NSCTFontUIFontDesignRounded")
    /// With letters of one width.
    public static let monospaced = SystemDesign("NSCTFontUIFontDesignMonospaced")
  }
}

extension FontSpec {
  /// The families of a form of the system's font, the best first.
  private static let families: [UIFontDescriptor.SystemDesign: [String]] = [
    .default: [UIFont.systemFamily],
    .serif: ["Noto Serif", "DejaVu Serif", "Liberation Serif"],
    .monospaced: ["Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono"],
  ]

  /// The font in another form; nil where the machine has none.
  func `in`(_ design: UIFontDescriptor.SystemDesign) -> FontSpec? {
    var spec = self
    spec.family = UIFont.systemFamily
    guard design != .default else { return spec }
    for family in Self.families[design] ?? [] {
      let face = NamedFonts.face(family: family, weight: weight, italic: italic)
      guard let face else { continue }
      spec.family = face.family
      spec.weight = face.weight
      spec.italic = face.italic
      return spec
    }
    return nil
  }

  /// Whether all letters have the same width, by the family.
  var isMonospaced: Bool { Self.families[.monospaced]?.contains(family) == true }
}
