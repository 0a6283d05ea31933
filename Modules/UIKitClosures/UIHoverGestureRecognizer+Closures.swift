public import UIKit

extension UIHoverGestureRecognizer {
  /// Calls a closure when the pointer enters the recognizer's view, moves there and leaves.
  ///
  /// ```swift
  /// let hover = UIHoverGestureRecognizer.onHover { [weak self] in
  ///   self?.isLit = $0.state == .began || $0.state == .changed
  /// }
  /// view.addGestureRecognizer(hover)
  /// ```
  ///
  /// A recognizer of this kind cannot be made without a target or a closure. It retains the
  /// closure; capture its view weakly.
  ///
  /// - Returns: The recognizer, which is not added to a view yet.
  public static func onHover(
    _ handler: @escaping (UIHoverGestureRecognizer) -> Void
  ) -> UIHoverGestureRecognizer {
    let hover = makeHoverGestureRecognizer()
    hover.onAction(handler)
    return hover
  }
}
