import Foundation
import QuartzCore

/// The keyboard area at the bottom of a screen during editing: the host's keyboard, which has
/// height 0 on a desktop, and the first responder's input and accessory views.
@MainActor final class ScreenKeyboard {
  private unowned let screen: UIScreen
  private var guides: [Weak<UIKeyboardLayoutGuide>] = []
  private weak var responder: UIResponder?
  private weak var window: UIWindow?
  /// The container of input and accessory views; nil until a responder provides one.
  private var inputSet: InputSetView?
  /// The height of the covered area, in points.
  private(set) var shownHeight: CGFloat = 0
  private var timer: FrameTimer?
  private var isUpdating = false

  static let duration: TimeInterval = 0.25
  /// The raw value of the keyboard's animation curve in UIKit, which has no public case.
  private static let curve = 7

  init(screen: UIScreen) { self.screen = screen }

  /// The height of the host's keyboard, in points; 0 for none.
  var height: CGFloat = 0 {
    didSet { if height != oldValue { update() } }
  }

  /// Updates the keyboard after the first responder of a window changed.
  func follow(_ responder: UIResponder?, in window: UIWindow) {
    if responder == nil, let other = self.window, other !== window { return }
    let old = self.responder
    self.responder = responder
    self.window = window
    if responder is any UIKeyInput { return update() }
    // Another responder may become first responder right away: then the keyboard stays.
    FrameQueue.perform(on: screen) { [weak self, weak old] in
      guard let self else { return }
      if self.responder == nil, let heir = heir(of: old), heir.becomeFirstResponder() { return }
      update()
    }
  }

  /// The controller to make first responder when a field in its accessory view resigns; nil if the
  /// controller presents something.
  private func heir(of responder: UIResponder?) -> UIViewController? {
    guard let controller = owner(around: responder) as? UIViewController,
      controller.presentedViewController == nil
    else { return nil }
    return controller
  }

  /// The responder whose input view or accessory view contains the given one; nil if neither does.
  func owner(around responder: UIResponder?) -> UIResponder? {
    guard let responder, let inputSet, inputSet.contains(responder) else { return nil }
    return inputSet.vendor
  }

  /// Reads the input views of the first responder again.
  func reload() { update() }

  /// Whether a responder accepts text input or provides an input view.
  func isUsed(by responder: UIResponder) -> Bool {
    responder is any UIKeyInput || (self.responder === responder && inputSet?.hasInput == true)
  }

  /// Registers a guide, whose top edge follows the keyboard.
  func add(_ guide: UIKeyboardLayoutGuide) {
    guard !guides.contains(where: { $0.object === guide }) else { return }
    guides.removeAll { $0.object == nil }
    guides.append(Weak(object: guide))
  }

  private func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    let views = InputViews.of(responder)
    if !views.isEmpty { show(views) }
    let isTyping = responder is any UIKeyInput && views.input == nil
    let keyboard = isTyping ? height : 0
    let own = views.isEmpty ? 0 : inputSet?.height(for: window?.bounds.width ?? 0) ?? 0
    let new = keyboard + own
    let leaves = views.isEmpty && inputSet?.superview != nil
    guard new != shownHeight || leaves else {
      if own > 0 { place(own, above: keyboard) }
      return
    }
    move(to: new) { [self] in
      if views.isEmpty { hide() } else { place(own, above: keyboard) }
    }
  }

  private func move(to new: CGFloat, _ animations: @escaping () -> Void) {
    let old = shownHeight
    shownHeight = new
    let info = info(from: old, to: new)
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    if old == 0 { post(UIResponder.keyboardWillShowNotification, info) }
    if new == 0 { post(UIResponder.keyboardWillHideNotification, info) }
    UIView.animate(withDuration: Self.duration) { [self] in
      animations()
      for entry in guides {
        entry.object?.follow()
        entry.object?.owningView?.layoutIfNeeded()
      }
    }
    if let timer { screen.timers.cancel(timer) }
    timer = screen.timers.schedule(at: CACurrentMediaTime() + Self.duration) { [weak self] in
      guard let self else { return }
      timer = nil
      if shownHeight == 0 || InputViews.of(responder).isEmpty { removeInputSet() }
      post(UIResponder.keyboardDidChangeFrameNotification, info)
      if old == 0 { post(UIResponder.keyboardDidShowNotification, info) }
      if new == 0 { post(UIResponder.keyboardDidHideNotification, info) }
    }
  }

  // MARK: - Views of responders

  /// Adds the views of a responder in front of all views of its window.
  private func show(_ views: InputViews) {
    guard let window else { return }
    let inputSet = inputSet ?? InputSetView { [weak self] in self?.contentDidChange() }
    self.inputSet = inputSet
    UIView.performWithoutAnimation {
      if inputSet.superview !== window {
        let bounds = window.bounds
        inputSet.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 0)
        window.addSubview(inputSet)
      }
      inputSet.overrideUserInterfaceStyle = Self.style(of: responder)
      inputSet.show(views)
      window.bringSubviewToFront(inputSet)
      if shownHeight == 0 {
        // It animates in from below, at its final size.
        inputSet.frame.size.height = inputSet.height(for: window.bounds.width)
        inputSet.layoutIfNeeded()
      }
    }
  }

  /// The interface style for the keyboard appearance of a responder; unspecified if it has none.
  private static func style(of responder: UIResponder?) -> UIUserInterfaceStyle {
    switch (responder as? any UITextInputTraits)?.keyboardAppearance {
    case .dark: .dark
    case .light: .light
    default: .unspecified
    }
  }

  private func place(_ height: CGFloat, above keyboard: CGFloat) {
    guard let window, let inputSet else { return }
    let bottom = screen.bounds.maxY - window.frame.minY - keyboard
    let frame = CGRect(x: 0, y: bottom - height, width: window.bounds.width, height: height)
    if inputSet.frame != frame { inputSet.frame = frame }
    inputSet.layoutIfNeeded()
  }

  private func hide() {
    guard let inputSet, let window = inputSet.window else { return }
    inputSet.frame.origin.y = window.bounds.maxY
  }

  private func removeInputSet() {
    inputSet?.show(InputViews())
    inputSet?.removeFromSuperview()
  }

  /// Updates the height after the layout pass in which the content's preferred height changed.
  private func contentDidChange() {
    FrameQueue.perform(on: screen) { [weak self] in self?.update() }
  }

  /// The frame of a keyboard of a height in screen coordinates; below the screen if it is hidden.
  private func frame(of height: CGFloat, hidden otherwise: CGFloat) -> CGRect {
    let bounds = screen.bounds
    return CGRect(
      x: 0,
      y: bounds.maxY - height,
      width: bounds.width,
      height: height > 0 ? height : otherwise
    )
  }

  private func info(from old: CGFloat, to new: CGFloat) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: frame(of: old, hidden: new),
      UIResponder.keyboardFrameEndUserInfoKey: frame(of: new, hidden: old),
      // Objects, which can be cast to every type of numbers.
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: screen, userInfo: info)
  }
}
