import CoreGraphics
public import Foundation
import TextEngine

/// Scales fonts and measures as a text style scales with the reader's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Unchecked because the class is open; the style never changes.
  private let style: UIFont.TextStyle

  /// The metrics of running text.
  open class var `default`: UIFontMetrics { shared }

  private static let shared = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The font at the current text size; `font` is what it is at the default size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
  }

  /// The font at the current text size, at most so large.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the text size of given traits.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// The font at the text size of given traits, at most so large.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    precondition(
      font.scaling == nil,
      "You have specified a font that is already scaled for content size category changes"
    )
    let scaling = UIFont.Scaling(
      style: style,
      basePointSize: font.pointSize,
      maximumPointSize: maximumPointSize.isFinite && maximumPointSize > 0
        ? maximumPointSize : nil
    )
    var spec = font.spec
    spec.size = scaling.pointSize(in: category(of: traitCollection))
    return UIFont(spec: spec, scaling: scaling)
  }

  /// A measure at the current text size, in whole pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A measure at the text size of given traits, in whole pixels.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = category(of: traitCollection)
    let displayScale = (traitCollection ?? .current).displayScale
    let scale = displayScale > 0 ? displayScale : 1
    let factor = TextStyleTable.scale(of: style, in: category)
    return factor == 1 ? value : (value * factor * scale).rounded() / scale
  }

  private func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    (traits ?? .current).preferredContentSizeCategory
  }
}
