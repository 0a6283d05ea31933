import CoreGraphics
import Foundation
import Locking
import TextEngine

extension UIFont {
  /// Returns the font of a text style at the content size category of
  /// ``UITraitCollection/current``.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the content size category of given traits.
  ///
  /// Fonts are cached.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection.map { $0.values } ?? UITraitCollection.current.values
    let key = PreferredFontKey(
      style: style,
      category: traits.preferredContentSizeCategory,
      isBold: traits.legibilityWeight == .bold
    )
    return preferredFonts.withLock { fonts in
      if let font = fonts[key] { return font }
      let font = UIFont(
        spec: .system(
          size: TextStyleTable.pointSize(of: style, in: key.category),
          weight: key.isBold ? .semibold : TextStyleTable.weight(of: style)
        ),
        scaling: Scaling(style: style)
      )
      fonts[key] = font
      return font
    }
  }

  private struct PreferredFontKey: Hashable {
    var style: UIFont.TextStyle
    var category: UIContentSizeCategory
    var isBold: Bool
  }

  private static let preferredFonts = Mutex<[PreferredFontKey: UIFont]>([:])

  /// Returns the font at the content size category of other traits, if it adapts to it; otherwise
  /// itself.
  package func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.pointSize(in: traits.preferredContentSizeCategory)
    guard size != spec.size else { return self }
    if scaling.basePointSize == nil, spec == unscaledPreferredSpec {
      return .preferredFont(forTextStyle: scaling.style, compatibleWith: traits)
    }
    var spec = spec
    spec.size = size
    return UIFont(spec: spec, scaling: scaling)
  }

  /// The preferred font of the style at this size, for comparison.
  private var unscaledPreferredSpec: FontSpec? {
    scaling.map { .system(size: spec.size, weight: TextStyleTable.weight(of: $0.style)) }
  }
}

extension UIFont.Scaling {
  /// Returns the point size for a content size category: whole points, as UIKit rounds them.
  func pointSize(in category: UIContentSizeCategory) -> CGFloat {
    guard let basePointSize else { return TextStyleTable.pointSize(of: style, in: category) }
    let factor = TextStyleTable.scale(of: style, in: category)
    let scaled = factor == 1 ? basePointSize : (basePointSize * factor).rounded()
    return min(scaled, maximumPointSize ?? .infinity)
  }
}
