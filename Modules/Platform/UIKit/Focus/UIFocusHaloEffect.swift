public import CoreGraphics
public import QuartzCore

/// Shows the focus by a ring around a shape.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  let rect: CGRect
  let cornerRadius: CGFloat

  /// A ring around a rectangle, in the coordinates of the item.
  public convenience init(rect: CGRect) {
    self.init(roundedRect: rect, cornerRadius: 0, curve: .circular)
  }

  /// A ring around a rectangle with round corners, in the coordinates of the item.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    super.init()
  }
}
