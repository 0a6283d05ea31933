public import UIKit

/// A recognizer whose closures receive it with its own type.
public protocol GestureActing: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActing {}

extension GestureActing {
  /// Calls a closure at each action of the recognizer: once for a tap, at every change for a pan.
  ///
  /// ```swift
  /// pan.onAction { [weak self] pan in self?.move(by: pan.translation(in: pan.view)) }
  /// ```
  ///
  /// The recognizer retains the closure until the action is cancelled; capture its view weakly.
  ///
  /// - Returns: A token that can remove the closure; it may be discarded.
  @discardableResult
  public func onAction(_ handler: @escaping (Self) -> Void) -> GestureAction {
    let target = GestureTarget(self) { [weak self] in
      if let self { handler(self) }
    }
    return GestureAction(recognizer: self, target: target)
  }
}

/// A closure of a recognizer.
public final class GestureAction {
  private weak var recognizer: UIGestureRecognizer?
  private var target: GestureTarget?

  init(recognizer: UIGestureRecognizer, target: GestureTarget) {
    self.recognizer = recognizer
    self.target = target
  }

  /// Removes the closure from the recognizer, which releases it.
  public func cancel() {
    if let recognizer { target?.remove(from: recognizer) }
    target = nil
  }
}
