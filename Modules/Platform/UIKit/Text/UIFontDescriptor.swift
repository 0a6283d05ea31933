import CoreGraphics
public import Foundation
import TextEngine

/// A description of a font, to vary and make fonts of.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
  let spec: FontSpec
  let scaling: UIFont.Scaling?

  init(spec: FontSpec, scaling: UIFont.Scaling?) {
    self.spec = spec
    self.scaling = scaling
    super.init()
  }

  /// The descriptor of a text style at the current text size.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of a text style at the text size of given traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The height of the letters' box, in points.
  public var pointSize: CGFloat { spec.size }

  /// The name of the face, such as "Inter-Bold".
  public var postscriptName: String { spec.postScriptName }

  /// Whether the font is bold or slanted.
  public var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if spec.weight >= 600 { traits.insert(.traitBold) }
    if spec.italic { traits.insert(.traitItalic) }
    return traits
  }

  /// The descriptor in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var spec = spec
    spec.size = newPointSize
    return UIFontDescriptor(spec: spec, scaling: nil)
  }

  /// The descriptor with exactly these traits; nil where no font has them.
  public func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    guard symbolicTraits.isSubset(of: [.traitBold, .traitItalic]) else { return nil }
    var spec = spec
    spec.italic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) {
      spec.weight = max(spec.weight, 700)
    } else if spec.weight >= 600 {
      spec.weight = 400
    }
    return UIFontDescriptor(spec: spec, scaling: scaling)
  }

  /// A descriptor never changes, so its copy is itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Two descriptors are equal if they describe the same font.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return spec == other.spec && scaling == other.scaling
  }

  /// A hash of what is described.
  public override var hash: Int { spec.hashValue }

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
  }
}
