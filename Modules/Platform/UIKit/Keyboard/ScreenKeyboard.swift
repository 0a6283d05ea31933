import Foundation
import QuartzCore

/// The keyboard on a screen: none on a desktop, one of a given height where a host says so.
@MainActor final class ScreenKeyboard {
  private unowned let screen: UIScreen
  private var guides: [WeakGuide] = []
  private var isTyping = false
  /// How much of the screen is covered, in points.
  private(set) var shownHeight: CGFloat = 0
  private var timer: FrameTimer?

  static let duration: TimeInterval = 0.25
  /// The number that UIKit gives for the curve of keyboards, which has no name.
  private static let curve = 7

  private struct WeakGuide {
    weak var guide: UIKeyboardLayoutGuide?
  }

  init(screen: UIScreen) { self.screen = screen }

  /// How high the keyboard is that comes when something is typed into, in points; 0 for none.
  var height: CGFloat = 0 {
    didSet { if height != oldValue { update() } }
  }

  /// Takes notice of what keys go to.
  func follow(_ responder: UIResponder?) {
    isTyping = responder is any UIKeyInput
    if isTyping { return update() }
    // Something else may be typed into right away: then the keyboard stays.
    FrameQueue.perform { [weak self] in self?.update() }
  }

  /// Keeps a guide at the upper edge of the keyboard.
  func add(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.guide == nil || $0.guide === guide }
    guides.append(WeakGuide(guide: guide))
  }

  private func update() {
    let new = isTyping ? height : 0
    guard new != shownHeight else { return }
    let old = shownHeight
    shownHeight = new
    let info = info(from: old, to: new)
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    if old == 0 { post(UIResponder.keyboardWillShowNotification, info) }
    if new == 0 { post(UIResponder.keyboardWillHideNotification, info) }
    UIView.animate(withDuration: Self.duration) { [self] in
      for entry in guides {
        entry.guide?.follow()
        entry.guide?.owningView?.layoutIfNeeded()
      }
    }
    if let timer { screen.timers.cancel(timer) }
    timer = screen.timers.schedule(at: CACurrentMediaTime() + Self.duration) { [weak self] in
      guard let self else { return }
      timer = nil
      post(UIResponder.keyboardDidChangeFrameNotification, info)
      if old == 0 { post(UIResponder.keyboardDidShowNotification, info) }
      if new == 0 { post(UIResponder.keyboardDidHideNotification, info) }
    }
  }

  /// The place of a keyboard of a height on the screen; below it where it is hidden.
  private func frame(of height: CGFloat) -> CGRect {
    let bounds = screen.bounds
    return CGRect(
      x: 0,
      y: bounds.maxY - height,
      width: bounds.width,
      height: height > 0 ? height : self.height
    )
  }

  private func info(from old: CGFloat, to new: CGFloat) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: frame(of: old),
      UIResponder.keyboardFrameEndUserInfoKey: frame(of: new),
      UIResponder.keyboardAnimationDurationUserInfoKey: Self.duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: Self.curve,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
  }

  private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: screen, userInfo: info)
  }
}
