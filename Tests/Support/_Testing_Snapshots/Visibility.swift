import UIKit

/// Whether a view with an identifier, or one that shows a text, is visible in a window: neither
/// hidden nor cut off but for a sliver.
///
/// A view behind another one counts as visible.
func isVisible(_ subject: String, in window: UIWindow) -> Bool {
  /// The part that counts as more than a sliver, in points.
  let least: CGFloat = 16
  func search(_ view: UIView, _ visible: CGRect) -> Bool {
    guard !view.isHidden, view.alpha >= 0.01 else { return false }
    let frame = view.convert(view.bounds, to: nil)
    let part = frame.intersection(visible)
    let isShown =
      !part.isNull && part.width >= min(least, frame.width)
      && part.height >= min(least, frame.height) && !frame.isEmpty
    if isShown, shows(view) { return true }
    let inner = view.clipsToBounds ? part : visible
    return !inner.isNull && view.subviews.contains { search($0, inner) }
  }
  func shows(_ view: UIView) -> Bool {
    view.accessibilityIdentifier == subject || (view as? UILabel)?.text == subject
  }
  return search(window, window.bounds)
}
