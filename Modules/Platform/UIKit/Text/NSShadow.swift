public import CoreGraphics
public import Foundation

/// The shadow of text, or of what is drawn.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: set up where it was made, as Apple's, and only read once it is text's.
  private let mark = AttributeValueMark()

  /// Makes a shadow that lies right below, a third as opaque as black.
  public override init() {
    super.init()
  }

  /// How far the shadow lies to the right and below, in points.
  open var shadowOffset = CGSize.zero
  /// How far its edge is blurred, in points; 0 for a sharp one.
  open var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow, a ``UIColor``; nil for none.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// The shadow as the text engine takes it; nil where it has no color.
  func style(with traits: UITraitCollection) -> ShadowStyle? {
    guard let color = shadowColor as? UIColor else { return nil }
    return ShadowStyle(
      color: color.cgColor(with: traits),
      offset: shadowOffset,
      sigma: max(0, shadowBlurRadius) / 2
    )
  }

  /// A shadow of its own with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Two shadows are equal if their values are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return self === other
      || (shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
        && (shadowColor as? UIColor) == (other.shadowColor as? UIColor))
  }

  /// A hash that agrees with ``isEqual(_:)``.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
