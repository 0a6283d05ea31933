import Foundation
import QuartzCore

/// The ring around what has the focus.
///
/// It lies in the content of the scroll view that the item moves with, above the item, so that it
/// moves with it and below bars; in the window's layer for all else.
@MainActor final class FocusRing {
  private let layer = CALayer()
  private static let width: CGFloat = 3
  /// How far outside of a control the ring runs, in points.
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
    // The tint of what is around: an item may have a color of its own, which is no sign of focus.
    let tint = view.superview?.tintColor ?? view.tintColor
    layer.borderColor = tint?.resolvedColor(with: view.traitCollection).cgColor
    layer.isHidden = false
  }

  /// The shape of the ring, in the coordinates of the view: inside of rows, which fill the screen,
  /// around everything else.
  private static func shape(of view: UIView) -> (rect: CGRect, radius: CGFloat) {
    if let halo = view.focusEffect as? UIFocusHaloEffect { return (halo.rect, halo.cornerRadius) }
    if view.superview is any CellList {
      return (view.bounds.insetBy(dx: 4, dy: 2), 10)
    }
    let outset = gap
    return (view.bounds.insetBy(dx: -outset, dy: -outset), max(view.layer.cornerRadius, 4) + outset)
  }
}

extension UIView {
  /// Whether the focus needs no ring here: an effect of nothing, or a caret that shows it.
  var hidesFocusRing: Bool {
    if let focusEffect { return !(focusEffect is UIFocusHaloEffect) }
    if let cell = self as? UITableViewCell, cell.focusStyle == .custom { return true }
    return self is UITextView && isFirstResponder
  }
}
