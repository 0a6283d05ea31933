import CoreGraphics
public import Foundation
package import TextEngine

/// A font: family, size, weight and slant.
///
/// Fonts are immutable and can be shared between threads.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked because the class is open; the values below never change.

  /// How a font adapts to the content size category.
  package struct Scaling: Hashable, Sendable {
    var style: UIFont.TextStyle
    /// The size at the default content size category; nil for that of the style.
    var basePointSize: CGFloat?
    var maximumPointSize: CGFloat?
  }

  /// The font for the text engine.
  package final let spec: FontSpec
  /// How the font adapts to the content size category; set for preferred and scaled fonts.
  final let scaling: Scaling?

  /// The family of the system font.
  static let systemFamily = "Inter"

  package init(spec: FontSpec, scaling: Scaling? = nil) {
    self.spec = spec
    self.scaling = scaling
    super.init()
  }

  /// Makes the system font in its default size, as a value to be replaced.
  public convenience override init() {
    self.init(spec: .system(size: UIFont.systemFontSize, weight: .regular))
  }

  /// Makes a font from a descriptor.
  ///
  /// A size of 0 uses that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var spec = descriptor.spec
    if pointSize > 0 { spec.size = pointSize }
    self.init(spec: spec, scaling: pointSize > 0 ? nil : descriptor.scaling)
  }

  // MARK: - Archiving

  open class var supportsSecureCoding: Bool { true }

  /// Makes a font from an archive; nil if it contains none.
  ///
  /// A font that is not installed is replaced by the system font in its weight.
  public required init?(coder: NSCoder) {
    guard let archived = FontArchive(coder) else { return nil }
    spec = archived.spec
    scaling = archived.scaling
    super.init()
  }

  /// Writes the name, the size and the variations of the font to an archive.
  open func encode(with coder: NSCoder) {
    FontArchive(spec, scaling).write(to: coder)
  }

  // MARK: - System fonts

  /// Returns the regular system font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(spec: .system(size: fontSize, weight: weight))
  }

  /// Returns the bold system font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var spec = FontSpec.system(size: fontSize, weight: .regular)
    spec.italic = true
    return UIFont(spec: spec)
  }

  /// Returns the system font with digits of equal width, for numbers that change.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    var spec = FontSpec.system(size: fontSize, weight: weight)
    spec.monospacedDigits = true
    return UIFont(spec: spec)
  }

  /// Returns a monospaced font, for code and tables.
  ///
  /// A font of the machine; the system font if it has none.
  open class func monospacedSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    let spec = FontSpec.system(size: fontSize, weight: weight)
    return UIFont(spec: spec.in(.monospaced) ?? spec)
  }

  /// The default font size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The default font size of buttons: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small system text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of system text: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: - Measures

  /// The size of the font in points, after scaling for the preferred text size.
  open var pointSize: CGFloat { spec.size }
  /// The name of the family, such as "Inter".
  ///
  /// A font that stands in for one of an iPhone has its names.
  open var familyName: String { spec.familyName }
  /// The name of the face, such as "Inter-Bold".
  open var fontName: String { spec.postScriptName }
  /// The maximum height above the baseline, in points.
  open var ascender: CGFloat { spec.metrics.ascender }
  /// The maximum depth below the baseline, in points; negative.
  open var descender: CGFloat { -abs(spec.metrics.descender) }
  /// The additional spacing between lines, in points.
  open var leading: CGFloat { spec.metrics.leading }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { spec.metrics.capHeight }
  /// The height of the letter x, in points.
  open var xHeight: CGFloat { spec.metrics.xHeight }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { spec.metrics.lineHeight }

  /// The attributes that identify the font, to derive others from it.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(spec: spec, scaling: scaling) }

  /// Returns the font in another size.
  ///
  /// It does not adapt to the content size category.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var spec = spec
    spec.size = fontSize
    return UIFont(spec: spec)
  }

  // MARK: - Value semantics

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether an object is a font with the same attributes and scaling.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || spec == other.spec && scaling == other.scaling
  }

  /// A hash of the attributes.
  open override var hash: Int { spec.hashValue }

  /// A description with face and size.
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

  /// The family without spaces, a hyphen, and weight and slant.
  var faceName: String {
    let weightName = Self.weightNames[min(max(weight / 100 - 1, 0), 8)]
    let style = italic ? (weightName == "Regular" ? "Italic" : weightName + "Italic") : weightName
    return family.replacing(" ", with: "") + "-" + style
  }
}
