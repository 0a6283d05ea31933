import Foundation
package import TextEngine

extension UIFontDescriptor {
  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design, as font descriptors store it.
    public let rawValue: String

    /// Makes a design from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a design from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The system's sans-serif typeface.
    public static let `default` = SystemDesign("NSCTFontUIFontDesignDefault")
    /// A typeface with strokes at the ends of letters, for longer texts.
    public static let serif = SystemDesign("NSCTFontUIFontDesignSerif")
    /// The design with rounded ends; not available on this platform.
    public static let rounded = SystemDesign("NSCTFontUIFontDesignRounded")
    /// The design with characters of equal width.
    public static let monospaced = SystemDesign("NSCTFontUIFontDesignMonospaced")
  }
}

extension FontSpec {
  /// The families of each design: a shipped one, and others for a program without its fonts.
  private static let families: [UIFontDescriptor.SystemDesign: [String]] = [
    .default: [UIFont.systemFamily],
    .serif: ["Noto Serif", "DejaVu Serif", "Liberation Serif"],
    .monospaced: ["DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono"],
  ]

  /// Returns the specification in another design; nil if the machine has no such font.
  package func `in`(_ design: UIFontDescriptor.SystemDesign) -> FontSpec? {
    var spec = self
    spec.family = UIFont.systemFamily
    spec.alias = nil
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

  /// Whether the family is monospaced.
  var isMonospaced: Bool {
    family == "Cousine" || Self.families[.monospaced]?.contains(family) == true
  }
}
