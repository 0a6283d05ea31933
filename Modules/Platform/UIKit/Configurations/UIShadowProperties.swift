public import CoreGraphics
public import Foundation

/// The shadow of a background.
public struct UIShadowProperties: Hashable, Sendable {
  /// The color of the shadow.
  public var color = UIColor.black
  /// How opaque the shadow is, from 0, which is none, to 1.
  public var opacity: CGFloat = 0
  /// How blurred it is, in points.
  public var radius: CGFloat = 3
  /// How far it lies to the right and below, in points.
  public var offset = CGSize.zero
  /// The outline that casts it, in the coordinates of the background; nil for that of the
  /// background.
  public var path: UIBezierPath? {
    get { cgPath.map(UIBezierPath.init(cgPath:)) }
    set { cgPath = newValue?.cgPath }
  }

  var cgPath: CGPath?

  init() {}
}
