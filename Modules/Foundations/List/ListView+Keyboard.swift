import Foundation
import UIKit
import UIKitClosures

/// Keeps what is typed into in a list above a keyboard on the screen: the list ends where the
/// keyboard begins, and the field is scrolled into view.
final class ListKeyboardAvoidance {
  private weak var scrollView: UIScrollView?
  private var observations: [NotificationObservation] = []
  /// What was added to the lower inset, in points.
  private var added: CGFloat = 0
  /// The upper edge of the keyboard on the screen; `nil` while there is none.
  private var top: CGFloat?

  /// The room between a field and the keyboard, in points.
  private static let gap: CGFloat = 8

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    let frameWillChange = UIResponder.keyboardWillChangeFrameNotification
    observe(frameWillChange) { [weak self] notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      self?.take(frame, notification.object as? UIScreen)
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

  private func take(_ frame: CGRect?, _ screen: UIScreen?) {
    guard let frame, let own = scrollView?.window?.screen else { return }
    // Another screen has a keyboard of its own.
    if let screen, screen !== own { return }
    top = frame.minY < own.bounds.maxY ? frame.minY : nil
    update()
  }

  private func update() {
    guard let scrollView, scrollView.window != nil else { return }
    // Every list is told of every field: without a keyboard none looks through its views.
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
  /// The view that is typed into, if it is in this one; each view inside is looked at once at most.
  fileprivate var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.firstResponderInside { return found }
    }
    return nil
  }
}
