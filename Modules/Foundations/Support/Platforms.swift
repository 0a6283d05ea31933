public import UIKit

// The one place in Foundations where the platforms differ: keyboards, and calls of requirements
// that are optional.

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
