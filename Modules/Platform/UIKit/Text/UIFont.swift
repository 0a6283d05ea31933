import CoreGraphics
public import Foundation
import TextEngine

/// A font: family, size, weight and slant.
///
/// Fonts never change after they were made and may be shared between threads.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because the class is open; the values below never change.
  private let mark = AttributeValueMark()

  /// How a font follows the reader's text size.
  struct Scaling: Hashable, Sendable {
    var style: UIFont.TextStyle
    /// The size at the default text size; nil for the size of the style itself.
    var basePointSize: CGFloat?
    var maximumPointSize: CGFloat?
  }

  /// The font as the text engine takes it.
  final let spec: FontSpec
  /// Set for preferred fonts and those scaled by font metrics.
  final let scaling: Scaling?

  /// The family of the system's font.
  static let systemFamily = "Inter"

  init(spec: FontSpec, scaling: Scaling? = nil) {
    self.spec = spec
    self.scaling = scaling
    super.init()
  }

  /// Makes the font that a descriptor describes.
  ///
  /// A size of 0 takes the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var spec = descriptor.spec
    if pointSize > 0 { spec.size = pointSize }
    self.init(spec: spec, scaling: pointSize > 0 ? nil : descriptor.scaling)
  }

  // MARK: - System fonts

  /// The system's font, regular.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(spec: .system(size: fontSize, weight: weight))
  }

  /// The font of the interface in the weight of headings.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font, slanted.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var spec = FontSpec.system(size: fontSize, weight: .regular)
    spec.italic = true
    return UIFont(spec: spec)
  }

  /// The system's font with digits of one width, for numbers that change in place.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    var spec = FontSpec.system(size: fontSize, weight: weight)
    spec.monospacedDigits = true
    return UIFont(spec: spec)
  }

  /// A font of which all letters have the same width, for code and tables.
  ///
  /// That of the machine; the system's font where it has none.
  open class func monospacedSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    let spec = FontSpec.system(size: fontSize, weight: weight)
    return UIFont(spec: spec.in(.monospaced) ?? spec)
  }

  /// The size of labels that were given none: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons that were given none: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text of the system: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text of the system: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: - Measures

  /// The height of the letters' box, in points.
  open var pointSize: CGFloat { spec.size }
  /// The family, such as "Inter".
  open var familyName: String { spec.family }
  /// The name of the face, such as "Inter-Bold".
  open var fontName: String { spec.postScriptName }
  /// How far the font reaches above the baseline, in points.
  open var ascender: CGFloat { spec.metrics.ascender }
  /// How far the font reaches below the baseline, in points, as a negative number.
  open var descender: CGFloat { -abs(spec.metrics.descender) }
  /// The font's own gap between lines, in points.
  open var leading: CGFloat { spec.metrics.leading }
  /// The height of a capital, in points.
  open var capHeight: CGFloat { spec.metrics.capHeight }
  /// The height of a small x, in points.
  open var xHeight: CGFloat { spec.metrics.xHeight }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { spec.metrics.lineHeight }

  /// The description that this font was made from.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(spec: spec, scaling: scaling) }

  /// The font in another size.
  ///
  /// It no longer follows the reader's text size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var spec = spec
    spec.size = fontSize
    return UIFont(spec: spec)
  }

  // MARK: - Value semantics

  /// A font never changes, so its copy is itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Two fonts are equal if they look the same and follow the text size alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || spec == other.spec && scaling == other.scaling
  }

  /// A hash of the attributes.
  open override var hash: Int { spec.hashValue }

  /// The face and size, for people.
  open override var description: String {
    "<UIFont: \(fontName), \(pointSize) pt>"
  }
}

extension FontSpec {
  static func system(size: CGFloat, weight: UIFont.Weight) -> FontSpec {
    FontSpec(
      family: UIFont.systemFamily,
      size: size,
      weight: weight.fontNumber,
      italic: false,
      monospacedDigits: false
    )
  }

  private static let weightNames = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  /// The family without spaces, a dash, and weight and slant.
  var faceName: String {
    let weightName = Self.weightNames[min(max(weight / 100 - 1, 0), 8)]
    let style = italic ? (weightName == "Regular" ? "Italic" : weightName + "Italic") : weightName
    return family.replacing(" ", with: "") + "-" + style
  }
}
