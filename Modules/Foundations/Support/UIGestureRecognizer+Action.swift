public import UIKit

// The one place in Foundations where the platforms differ: UIKit offers recognizers target and selector only, and there
// are no selectors without an Objective-C runtime.

#if canImport(ObjectiveC)
  import ObjectiveC

  /// Carries a closure to where UIKit wants a target and a selector.
  private final class ActionTarget: NSObject {
    static let key = malloc(1)
    let handler: (UIGestureRecognizer) -> Void

    init(_ handler: @escaping (UIGestureRecognizer) -> Void) {
      self.handler = handler
    }

    @objc func act(_ recognizer: UIGestureRecognizer) {
      handler(recognizer)
    }
  }
#endif

extension UIGestureRecognizer {
  /// Calls a closure at each action of the recognizer: once for a tap, at every change for a pan.
  ///
  /// The recognizer keeps the closure for as long as it lives; capture its view weakly.
  public func onAction(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    #if canImport(ObjectiveC)
      let target = ActionTarget(handler)
      if let key = ActionTarget.key {
        objc_setAssociatedObject(self, key, target, .OBJC_ASSOCIATION_RETAIN)
      }
      addTarget(target, action: #selector(ActionTarget.act))
    #else
      addAction(handler)
    #endif
  }
}
