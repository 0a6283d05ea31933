import CoreGraphics
public import Foundation
import TextEngine

/// Scales fonts and values for the content size category like a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Unchecked because the class is open; the style never changes.
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { shared }

  private static let shared = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font scaled to the current content size category; `font` is that for the default
  /// one.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
  }

  /// Returns a font scaled to the current content size category, limited to a maximum size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled to the content size category of given traits.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Returns a font scaled to the content size category of given traits, limited to a maximum size.
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

  /// Returns a value scaled to the current content size category, rounded to pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a value scaled to the content size category of given traits, rounded to pixels.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = category(of: traitCollection)
    let scale = displayScale(of: traitCollection)
    let factor = TextStyleTable.scale(of: style, in: category)
    return factor == 1 ? value : (value * factor * scale).rounded() / scale
  }

  /// The pixels in a point: those of the traits, or of the current ones where the traits say
  /// nothing about it.
  private func displayScale(of traits: UITraitCollection?) -> CGFloat {
    let scales = [traits?.displayScale ?? 0, UITraitCollection.current.displayScale]
    return scales.first { $0 > 0 } ?? 1
  }

  private func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    (traits ?? .current).preferredContentSizeCategory
  }
}
