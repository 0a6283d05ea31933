import Foundation
import QuartzCore

/// The ring around the focused view.
///
/// Its layer is in the content of the scroll view that contains the item, above the item, so that
/// it moves with it and stays below bars; for other items it is in the window's layer.
@MainActor final class FocusRing {
  private let layer = CALayer()
  private static let width: CGFloat = 2
  /// The space between a control and the ring, in points: a text begins at the edge of its label.
  private static let gap: CGFloat = 2

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
    var frame = view.convert(shape.rect, to: home)
    // What is above the first row of a list is below a bar.
    if view.superview is any CellList, frame.minY < 0, frame.maxY > 0 {
      frame = CGRect(x: frame.minX, y: 0, width: frame.width, height: frame.maxY)
    }
    if layer.frame != frame { layer.frame = frame }
    if layer.cornerRadius != shape.radius { layer.cornerRadius = shape.radius }
    // Use the tint color of the superview: an item may have a color of its own, which would not
    // indicate focus.
    let tint = view.superview?.tintColor ?? view.tintColor
    layer.borderColor = tint?.resolvedColor(with: view.traitCollection).cgColor
    layer.isHidden = false
  }

  /// The shape of the ring, in the view's coordinates.
  ///
  /// It is around the view, and around the height of a row, whose text may begin at its edge; rows
  /// are as wide as the screen, so its sides are inside of them. Of a button without a background,
  /// it is around what the button holds, and inside of the space that only takes touches: a text
  /// may be directly above that.
  private static func shape(of view: UIView) -> (rect: CGRect, radius: CGFloat) {
    if let halo = view.focusEffect as? UIFocusHaloEffect, let rect = halo.rect {
      return (rect, halo.cornerRadius)
    }
    if view.superview is any CellList {
      return (view.bounds.insetBy(dx: 4, dy: -width), 10)
    }
    let outset = gap + width
    let around = (view.contentForFocusRing ?? view.bounds).insetBy(dx: -outset, dy: -outset)
    return (view.bounds.union(around), max(view.outlineRadius, 4) + outset)
  }
}

extension UIView {
  /// Whether the focus needs no ring: an empty effect, or a caret that indicates it.
  var hidesFocusRing: Bool {
    if let focusEffect { return !(focusEffect is UIFocusHaloEffect) }
    return showsFocusItself
  }
}
