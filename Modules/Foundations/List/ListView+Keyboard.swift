import Foundation
import UIKit

/// Keeps what is typed into in a list above a keyboard on the screen: the list ends where the
/// keyboard begins, and the field is scrolled into view.
final class ListKeyboardAvoidance {
  private weak var scrollView: UIScrollView?
  private var tokens: [any NSObjectProtocol] = []
  /// What was added to the lower inset, in points.
  private var added: CGFloat = 0
  /// The upper edge of the keyboard on the screen; `nil` while there is none.
  private var top: CGFloat?

  /// The room between a field and the keyboard, in points.
  private static let gap: CGFloat = 8

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    observe(UIResponder.keyboardWillChangeFrameNotification) { [weak self] in self?.take($0, $1) }
    for name in [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ] {
      observe(name) { [weak self] _, _ in self?.update() }
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  private func observe(
    _ name: Notification.Name,
    _ handler: @escaping @MainActor @Sendable (CGRect?, UIScreen?) -> Void
  ) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let screen = $0.object as? UIScreen
        MainActor.assumeIsolated { handler(frame, screen) }
      }
    )
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
    let field = scrollView.firstResponderInside
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
  /// The view that is typed into, if it is in this one.
  fileprivate var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.firstResponderInside).first
  }
}
