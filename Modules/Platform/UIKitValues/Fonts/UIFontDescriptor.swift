public import CoreGraphics
public import Foundation
import TextEngine

/// A description of a font, from which fonts are made.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked because the class is open; the values below never change.
  final let spec: FontSpec
  final let scaling: UIFont.Scaling?

  init(spec: FontSpec, scaling: UIFont.Scaling?) {
    self.spec = spec
    self.scaling = scaling
    super.init()
  }

  /// Makes a descriptor with attributes; missing ones are those of the system font with 12 points.
  public init(fontAttributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    let value = fontAttributes[.textStyle]
    let style = value as? UIFont.TextStyle ?? (value as? String).map { UIFont.TextStyle($0) }
    let preferred = style.map { UIFont.preferredFont(forTextStyle: $0) }
    spec = (preferred?.spec ?? .system(size: 12, weight: .regular)).adding(fontAttributes)
    scaling = fontAttributes[.size] == nil ? preferred?.scaling : nil
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  /// Makes a descriptor from an archive; nil if it contains none.
  public required init?(coder: NSCoder) {
    guard let archived = FontArchive(coder) else { return nil }
    spec = archived.spec
    scaling = archived.scaling
    super.init()
  }

  /// Writes the description to an archive.
  open func encode(with coder: NSCoder) {
    FontArchive(spec, scaling).write(to: coder)
  }

  /// Returns the descriptor of a text style at the current content size category.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of a text style at the content size category of given traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size in points of the fonts that the descriptor makes.
  open var pointSize: CGFloat { spec.size }

  /// The transform of the glyphs, of which fonts have the slant.
  open var matrix: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: spec.lean, d: 1, tx: 0, ty: 0)
  }

  /// The name of the face, such as "Inter-Bold".
  open var postscriptName: String { spec.postScriptName }

  /// Whether the font is bold, italic or monospaced.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { spec.symbolicTraits }

  /// What identifies the font, by name, to be stored or to make an equal descriptor.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    spec.attributes(style: scaling?.style)
  }

  /// Returns an attribute of the font; nil if the descriptor does not have it.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    switch anAttribute {
    case .face: spec.styleName
    case .visibleName: "\(spec.familyName) \(spec.styleName)"
    default: fontAttributes[anAttribute]
    }
  }

  /// Returns a descriptor with some attributes replaced.
  ///
  /// A font that is not installed is ignored.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      spec: spec.adding(attributes),
      scaling: attributes[.size] == nil ? scaling : nil
    )
  }

  /// Returns a descriptor in another design of the system font; nil if the machine has no such
  /// font.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    spec.in(design).map { UIFontDescriptor(spec: $0, scaling: scaling) }
  }

  /// Returns a descriptor of another face of the family, such as "Bold Italic"; an equal one if the
  /// family has no such face.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// Returns a descriptor in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var spec = spec
    spec.size = newPointSize
    return UIFontDescriptor(spec: spec, scaling: nil)
  }

  /// Returns a descriptor with another transform of the glyphs, of which fonts have the slant.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    var spec = spec
    spec.lean = matrix.lean
    return UIFontDescriptor(spec: spec, scaling: scaling)
  }

  /// Returns a descriptor with exactly these traits; nil if no font has them.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    spec.having(symbolicTraits).map { UIFontDescriptor(spec: $0, scaling: scaling) }
  }

  /// Returns the descriptor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether an object is a descriptor of the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return spec == other.spec && scaling == other.scaling
  }

  open override var hash: Int { spec.hashValue }

  /// Traits that a font has or has not.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Makes a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is bolder than the regular face.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider than the regular face.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower than the regular face.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// The font is monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Optimized for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// With smaller line spacing.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With larger line spacing.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
}
