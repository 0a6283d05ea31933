public import CoreGraphics
public import QuartzCore

/// A focus ring around a shape.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// The rectangle of the ring; nil for the ring that the item has without an effect.
  package final let rect: CGRect?
  package final let cornerRadius: CGFloat

  /// Makes a ring around the item, in the shape that the system chooses.
  public override init() {
    rect = nil
    cornerRadius = 0
    super.init()
  }

  /// Makes a ring around a rectangle, in the item's coordinates.
  public convenience init(rect: CGRect) {
    self.init(roundedRect: rect, cornerRadius: 0, curve: .circular)
  }

  /// Makes a ring around a rounded rectangle, in the item's coordinates.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    super.init()
  }
}
