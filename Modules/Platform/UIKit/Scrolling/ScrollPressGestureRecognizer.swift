import Foundation

/// The recognizer of the keys that scroll: without it, or while it refuses a press, none does.
///
/// The scroll view scrolls when nothing inside of it has handled the press, and then calls
/// ``didScroll()``.
@MainActor final class ScrollPressGestureRecognizer: UIGestureRecognizer {
  override var followsTouches: Bool { false }

  /// Whether the press was delivered to the recognizer.
  func received(_ press: UIPress) -> Bool { press.recognizers.contains { $0 === self } }

  /// Called after a press scrolled.
  func didScroll() {
    storedState = .ended
    sendActions()
    storedState = .possible
  }
}
