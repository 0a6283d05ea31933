import Foundation
import QuartzCore

/// The ring around the focused view.
///
/// Its layer is in the content of the scroll view that contains the item, above the item, so that
/// it moves with it and stays below bars; for other items it is in the window's layer.
@MainActor final class FocusRing {
  private let layer = CALayer()
  private static let width: CGFloat = 3
  /// The distance of the ring from a control, in points.
  private static let gap: CGFloat = 3

  init() {
    layer.borderWidth = Self.width
    layer.isHidden = true
    layer.zPosition = 10_000
    layer.name = "focus ring"
  }

  func hide() {
    guard layer.superlayer != nil else { return }
    layer.removeFromSuperlayer()
  }

  func show(around view: UIView) {
    guard let home: UIView = view.enclosingScrollView ?? view.window else { return hide() }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    if layer.superlayer !== home.layer { home.layer.addSublayer(layer) }
    let shape = Self.shape(of: view)
    let frame = view.convert(shape.rect, to: home)
    if layer.frame != frame { layer.frame = frame }
    if layer.cornerRadius != shape.radius { layer.cornerRadius = shape.radius }
    // Use the tint color of the superview: an item may have a color of its own, which would not
    // indicate focus.
    let tint = view.superview?.tintColor ?? view.tintColor
    layer.borderColor = tint?.resolvedColor(with: view.traitCollection).cgColor
    layer.isHidden = false
  }

  /// The shape of the ring, in the view's coordinates: inside of rows, which fill the screen, and
  /// around other views.
  private static func shape(of view: UIView) -> (rect: CGRect, radius: CGFloat) {
    if let halo = view.focusEffect as? UIFocusHaloEffect, let rect = halo.rect {
      return (rect, halo.cornerRadius)
    }
    if view.superview is any CellList {
      return (view.bounds.insetBy(dx: 4, dy: 2), 10)
    }
    let outset = gap
    return (view.bounds.insetBy(dx: -outset, dy: -outset), max(view.layer.cornerRadius, 4) + outset)
  }
}

extension UIView {
  /// Whether the focus needs no ring: an empty effect, or a caret that indicates it.
  var hidesFocusRing: Bool {
    if let focusEffect { return !(focusEffect is UIFocusHaloEffect) }
    return showsFocusItself
  }
}
