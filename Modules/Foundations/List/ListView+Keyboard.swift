import Foundation
import UIKit
import UIKitClosures

/// Keeps the edited field of a list visible above an on-screen keyboard: the list ends at the
/// keyboard's top edge, and the field is scrolled into view.
final class ListKeyboardAvoidance {
  private weak var scrollView: UIScrollView?
  private var observations: [NotificationObservation] = []
  /// The part of the bottom inset that was added, in points.
  private var added: CGFloat = 0
  /// The upper edge of the keyboard on the screen; `nil` while there is none.
  private var top: CGFloat?

  /// The distance between a field and the keyboard, in points.
  private static let gap: CGFloat = 8

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    let frameWillChange = UIResponder.keyboardWillChangeFrameNotification
    observe(frameWillChange) { [weak self] notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      self?.keyboardDidMove(to: frame, on: notification.object as? UIScreen)
    }
    for name in [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ] {
      observe(name) { [weak self] _ in self?.update() }
    }
  }

  private func observe(
    _ name: Notification.Name,
    _ handler: @escaping @MainActor (Notification) -> Void
  ) {
    observations.append(NotificationCenter.default.observe(name, handler))
  }

  private func keyboardDidMove(to frame: CGRect?, on screen: UIScreen?) {
    guard let frame, let own = scrollView?.window?.screen else { return }
    // The keyboard of another screen.
    if let screen, screen !== own { return }
    top = frame.minY < own.bounds.maxY ? frame.minY : nil
    update()
  }

  private func update() {
    guard let scrollView, scrollView.window != nil else { return }
    // Every list receives this for every field: without a keyboard, none searches its views.
    let field = top == nil ? nil : scrollView.firstResponderInside
    var covered: CGFloat = 0
    if let top, field != nil {
      let edge = scrollView.convert(scrollView.bounds, to: nil).maxY
      covered = max(edge - top - scrollView.safeAreaInsets.bottom, 0)
    }
    if covered != added {
      scrollView.contentInset.bottom += covered - added
      scrollView.verticalScrollIndicatorInsets.bottom += covered - added
      added = covered
    }
    guard covered > 0, let field else { return }
    let rect = field.convert(field.bounds, to: scrollView).insetBy(dx: 0, dy: -Self.gap)
    scrollView.scrollRectToVisible(rect, animated: true)
  }
}

extension UIView {
  /// The first responder in this view; visits each descendant at most once.
  fileprivate var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.firstResponderInside { return found }
    }
    return nil
  }
}
