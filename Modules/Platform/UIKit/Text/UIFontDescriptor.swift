import CoreGraphics
public import Foundation
import TextEngine

/// A description of a font, to vary and make fonts of.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because the class is open; the values below never change.
  final let spec: FontSpec
  final let scaling: UIFont.Scaling?

  init(spec: FontSpec, scaling: UIFont.Scaling?) {
    self.spec = spec
    self.scaling = scaling
    super.init()
  }

  /// Makes a descriptor of attributes; what they leave open is that of the system's font of 12
  /// points.
  public init(fontAttributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    let style = fontAttributes[.textStyle] as? UIFont.TextStyle
    let preferred = style.map { UIFont.preferredFont(forTextStyle: $0) }
    spec = (preferred?.spec ?? .system(size: 12, weight: .regular)).adding(fontAttributes)
    scaling = fontAttributes[.size] == nil ? preferred?.scaling : nil
    super.init()
  }

  /// The descriptor of a text style at the current text size.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of a text style at the text size of given traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The height of the letters' box, in points.
  open var pointSize: CGFloat { spec.size }

  /// The name of the face, such as "Inter-Bold".
  open var postscriptName: String { spec.postScriptName }

  /// Whether the font is bold, slanted, or of one width.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { spec.symbolicTraits }

  /// What the font is described by.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    spec.attributes(style: scaling?.style)
  }

  /// An attribute of the font; nil where the descriptor has none of the name.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    fontAttributes[anAttribute]
  }

  /// The descriptor with other attributes in the place of its own.
  ///
  /// A font that is not installed leaves what was there.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      spec: spec.adding(attributes),
      scaling: attributes[.size] == nil ? scaling : nil
    )
  }

  /// The descriptor in a form of the system's font; nil where the machine has none.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    spec.in(design).map { UIFontDescriptor(spec: $0, scaling: scaling) }
  }

  /// The descriptor in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var spec = spec
    spec.size = newPointSize
    return UIFontDescriptor(spec: spec, scaling: nil)
  }

  /// The descriptor with exactly these traits; nil where no font has them.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    spec.having(symbolicTraits).map { UIFontDescriptor(spec: $0, scaling: scaling) }
  }

  /// A descriptor never changes, so its copy is itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Two descriptors are equal if they describe the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return spec == other.spec && scaling == other.scaling
  }

  /// A hash of what is described.
  open override var hash: Int { spec.hashValue }

  /// Traits that are yes or no.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavier than the regular face.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider than the regular face.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower than the regular face.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For lines that run downwards.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Made for interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// With less room between the lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With more room between the lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
}
