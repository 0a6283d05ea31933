import CoreGraphics
import Foundation

extension UIWindow {
  /// Opens the menu of the innermost view at a point that has one.
  @discardableResult
  final func openMenu(of view: UIView, at point: CGPoint, byKey: Bool = false) -> Bool {
    if let menu = shownMenu as? MenuView, menu.window === self {
      menu.close()
      return true
    }
    var candidate: UIView? = view
    while let current = candidate {
      for case let interaction as UIContextMenuInteraction in current.interactions
      where interaction.present(
        at: current.convert(point, from: self),
        by: byKey ? .key : .pointer
      ) {
        return true
      }
      candidate = current.superview
    }
    return false
  }

  /// Opens the menu of the focused item for the menu key or Shift-F10.
  final func openMenu(by press: UIPress) -> Bool {
    guard let key = press.key,
      key.keyCode == .keyboardApplication
        || (key.keyCode == .keyboardF10 && key.modifierFlags.contains(.shift)),
      let view = storedFocus?.view ?? firstResponder as? UIView
    else { return false }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return openMenu(of: view, at: view.convert(middle, to: self), byKey: true)
  }
}
