public import CoreGraphics
public import Foundation

/// The shadow of text or of a drawing.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked: like Apple's class it is configured by its creator, and only read once it is an
  // attribute.

  /// Makes a shadow without offset, in black with an opacity of 1/3.
  public override init() {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  /// Makes a shadow from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    let archive = TextArchive(coder)
    shadowOffset = CGSize(width: archive.length(.shadowX), height: archive.length(.shadowY))
    shadowBlurRadius = archive.length(.shadowBlur)
    shadowColor = archive.object(UIColor.self, .shadowColor)
  }

  /// Writes the shadow to an archive.
  open func encode(with coder: NSCoder) {
    let archive = TextArchive(coder)
    archive.set(shadowOffset.width, .shadowX)
    archive.set(shadowOffset.height, .shadowY)
    archive.set(shadowBlurRadius, .shadowBlur)
    if let color = shadowColor as? UIColor { archive.set(color, .shadowColor) }
  }

  /// The offset of the shadow to the right and downwards, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius, in points; 0 for sharp edges.
  open var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow, a ``UIColor``; nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Returns the shadow for the text engine; nil without a color.
  func style(with traits: UITraitCollection) -> ShadowStyle? {
    guard let color = shadowColor as? UIColor else { return nil }
    return ShadowStyle(
      color: color.cgColor(with: traits),
      offset: shadowOffset,
      sigma: max(0, shadowBlurRadius) / 2
    )
  }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether an object is a shadow with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return self === other
      || (shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
        && (shadowColor as? UIColor) == (other.shadowColor as? UIColor))
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
