public import UIKit

/// The fonts of the product, by role.
///
/// All of them follow the content size that the reader chose.
///
/// A label that shows one of these should set `adjustsFontForContentSizeCategory`; the `configure`
/// helpers of the base views do. The fonts are functions and not constants because they depend on
/// traits.
public enum Typography {
  /// The name of a person above what they wrote.
  public static func name(_ traits: UITraitCollection? = nil) -> UIFont {
    scaled(.headline, size: 16, weight: .semibold, traits)
  }

  /// The name on a profile header.
  public static func title(_ traits: UITraitCollection? = nil) -> UIFont {
    scaled(.title3, size: 20, weight: .bold, traits)
  }

  /// The title of a section, which scales with the content size up to a maximum that fits on a
  /// narrow screen.
  public static func sectionTitle(_ traits: UITraitCollection? = nil) -> UIFont {
    let font = title(traits)
    return font.pointSize > largestSectionTitle ? font.withSize(largestSectionTitle) : font
  }

  /// The maximum point size of section titles.
  private static let largestSectionTitle: CGFloat = 46

  /// Text of a moment.
  public static func body(_ traits: UITraitCollection? = nil) -> UIFont {
    scaled(.body, size: 16, weight: .regular, traits)
  }

  /// A button inside a row.
  public static func button(_ traits: UITraitCollection? = nil) -> UIFont {
    scaled(.subheadline, size: 15, weight: .medium, traits)
  }

  /// A button over or below a list, which scales with the content size up to a maximum that fits on
  /// one line.
  public static func floatingButton(_ traits: UITraitCollection? = nil) -> UIFont {
    let font = button(traits)
    return font.pointSize > largestFloating ? font.withSize(largestFloating) : font
  }

  /// The maximum point size of such a button.
  private static let largestFloating: CGFloat = 26

  /// Times, handles, counts.
  public static func caption(_ traits: UITraitCollection? = nil) -> UIFont {
    scaled(.footnote, size: 13, weight: .regular, traits)
  }

  /// A caption of medium weight: counts beside symbols.
  public static func captionStrong(_ traits: UITraitCollection? = nil) -> UIFont {
    scaled(.footnote, size: 13, weight: .medium, traits)
  }

  private static func scaled(
    _ style: UIFont.TextStyle,
    size: CGFloat,
    weight: UIFont.Weight,
    _ traits: UITraitCollection?
  ) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: size, weight: weight),
      compatibleWith: traits
    )
  }
}
