import DesignKit
public import UIKit

/// A short message that slides in over the bottom of a screen and disappears automatically.
public final class ToastView: BaseView {
  /// The duration of a message without a button, in seconds.
  public static let stay: TimeInterval = 3
  /// The duration of a message with a button, in seconds: long enough to read it and to reach the
  /// button.
  public static let stayWithAction: TimeInterval = 5

  private let label = UILabel()
  private let button = UIButton(type: .system)
  private let stack = UIStackView()
  private let duration: TimeInterval

  /// Makes a message.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - actionTitle: The title of a button beside it, if there is one.
  ///   - duration: The duration of the message, in seconds.
  ///   - onAction: Called when the button is tapped; the message is then dismissed.
  public init(
    text: String,
    actionTitle: String? = nil,
    stayingFor duration: TimeInterval = ToastView.stay,
    onAction: @escaping () -> Void = {}
  ) {
    self.duration = duration
    super.init(frame: .zero)
    backgroundColor = Palette.toast
    layer.cornerRadius = CornerRadius.large
    // Without a button, touches pass through the message.
    isUserInteractionEnabled = actionTitle != nil
    label.text = text
    label.style(Typography.button(), Palette.onToast, lines: 0)
    label.accessibilityIdentifier = "toast"
    button.styleAsMessageAction(actionTitle, Palette.accentOnToast, id: "toast.action")
    button.isHidden = actionTitle == nil
    button.onPrimaryAction { [weak self] in
      onAction()
      self?.removeFromSuperview()
    }
    for view in [label, button] { stack.addArrangedSubview(view) }
    stack.spacing = Spacing.large
    let isLarge = stack.stackForLargeText(traitCollection)
    addSubview(stack)
    // The button has its own vertical padding; a text of several lines beside it has none.
    let padding = actionTitle == nil ? Spacing.medium : Spacing.xxSmall
    let isAbove = isLarge && actionTitle != nil
    if isLarge { stack.spacing = Spacing.xxSmall }
    stack.constrain(
      .top.inset(isAbove ? Spacing.medium : padding),
      .bottom.inset(padding),
      .sides.inset(Spacing.large)
    )
    button.constrain(.height.atLeast(Metrics.tapTarget).yielding)
    if !isAbove { label.constrain(.top.bottom.within(self).inset(Spacing.medium)) }
  }

  /// Slides the message in over a view and dismisses it after its duration.
  ///
  /// A message that is still visible is removed immediately.
  ///
  /// - Parameters:
  ///   - view: The view of the screen.
  ///   - height: The distance from the bottom edge, in points, for example the height of a floating
  ///     button.
  public func present(in view: UIView, above height: CGFloat = 0) {
    for case let toast as ToastView in view.subviews { toast.removeFromSuperview() }
    view.addSubview(self)
    constrain(
      .centerX,
      .width.atMost(480),
      .leading.atLeast(view.safeAreaLayoutGuide).inset(Spacing.large),
      .bottom.equal(to: view.safeAreaLayoutGuide).inset(Spacing.large + height)
    )
    view.layoutIfNeeded()
    // Announce it, because assistive technologies would not find it in time.
    UIAccessibility.post(notification: .announcement, argument: label.text)
    alpha = 0
    transform = CGAffineTransform(translationX: 0, y: Spacing.xLarge)
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        self.alpha = 1
        self.transform = .identity
      },
      completion: { _ in self.leave() }
    )
  }

  private func leave() {
    UIView.animate(
      withDuration: 0.25,
      delay: duration,
      options: [.curveEaseIn, .allowUserInteraction],
      // Not quite 0: a view with alpha 0 gets no touches, and this value applies while the
      // animation waits.
      animations: { self.alpha = 0.02 },
      completion: { _ in self.removeFromSuperview() }
    )
  }
}
