public import CoreGraphics
public import QuartzCore

// Members of Apple's class that programs call and do not override.

extension UIView {
  /// A view whose alpha channel shows through which parts of this view are seen.
  public final var mask: UIView? {
    get { rare?.mask }
    set { setMask(newValue) }
  }

  /// A transform in space about the anchor point.
  public final var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { backingLayer.transform = newValue }
  }

  /// Where `center` lies within the bounds, as fractions of the size.
  public final var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { backingLayer.anchorPoint = newValue }
  }

  /// What gives way when the superview changes its size.
  public final var autoresizingMask: AutoresizingMask {
    get { storedAutoresizingMask }
    set { setAutoresizingMask(newValue) }
  }

  /// Puts a view behind another.
  public final func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, below: siblingSubview)
  }

  /// Puts a view in front of another.
  public final func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, above: siblingSubview)
  }

  /// Changes the places of two subviews.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    swapSubviews(index1, index2)
  }

  /// Moves a subview in front of the others.
  public final func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }

  /// Moves a subview behind the others.
  public final func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }

  /// ``layoutMargins`` in the direction of the interface.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveLayoutMargins.directional(isRightToLeft: isRightToLeft) }
    set { setMargins(.directional(newValue)) }
  }

  /// Marks the view as due for ``updateConstraints()``.
  public final func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
}
