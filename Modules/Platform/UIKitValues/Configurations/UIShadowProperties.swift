public import CoreGraphics
public import Foundation

/// The shadow of a background.
public struct UIShadowProperties: Hashable, Sendable {
  /// The color of the shadow.
  public var color = UIColor.black
  /// The opacity of the shadow, from 0, which is none, to 1.
  public var opacity: CGFloat = 0
  /// The blur radius, in points.
  public var radius: CGFloat = 3
  /// The offset to the right and downwards, in points.
  public var offset = CGSize.zero
  /// The shape that casts the shadow, in the background's coordinates; nil for the shape of the
  /// background.
  public var path: UIBezierPath? {
    get { cgPath.map(UIBezierPath.init(cgPath:)) }
    set { cgPath = newValue?.cgPath }
  }

  package var cgPath: CGPath?

  package init() {}
}
