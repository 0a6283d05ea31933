public import UIKit

// The one place in Foundations where the platforms differ: UIKit offers recognizers target and
// selector only, and there are no selectors without an Objective-C runtime; and keyboards differ.

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

extension UIKeyModifierFlags {
  /// The key that shortcuts are pressed with: Command, or Control where there is none.
  public static var primary: UIKeyModifierFlags {
    #if canImport(ObjectiveC)
      .command
    #else
      .control
    #endif
  }
}

// Requirements that are optional at Apple's are called through these: on Linux all of them have a
// default.
extension UIScrollViewDelegate {
  func tellDidScroll(_ scrollView: UIScrollView) {
    #if canImport(ObjectiveC)
      scrollViewDidScroll?(scrollView)
    #else
      scrollViewDidScroll(scrollView)
    #endif
  }

  func tellWillBeginDragging(_ scrollView: UIScrollView) {
    #if canImport(ObjectiveC)
      scrollViewWillBeginDragging?(scrollView)
    #else
      scrollViewWillBeginDragging(scrollView)
    #endif
  }

  func tellDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    #if canImport(ObjectiveC)
      scrollViewDidEndDragging?(scrollView, willDecelerate: willDecelerate)
    #else
      scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
    #endif
  }

  func tellDidEndDecelerating(_ scrollView: UIScrollView) {
    #if canImport(ObjectiveC)
      scrollViewDidEndDecelerating?(scrollView)
    #else
      scrollViewDidEndDecelerating(scrollView)
    #endif
  }

  func tellDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    #if canImport(ObjectiveC)
      scrollViewDidEndScrollingAnimation?(scrollView)
    #else
      scrollViewDidEndScrollingAnimation(scrollView)
    #endif
  }
}
