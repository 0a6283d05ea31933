import DesignKit
public import UIKit

/// A short message that slides in over the bottom of a screen and disappears automatically.
public final class ToastView: UIView {
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
    configure(label) {
      $0.text = text
      $0.font = Typography.button()
      $0.textColor = Palette.onToast
      $0.numberOfLines = 0
      $0.adjustsFontForContentSizeCategory = true
      $0.accessibilityIdentifier = "toast"
    }
    configure(button) {
      $0.setTitle(actionTitle, for: .normal)
      $0.titleLabel?.font = Typography.button()
      $0.titleLabel?.adjustsFontForContentSizeCategory = true
      $0.setTitleColor(Palette.accentOnToast, for: .normal)
      // Just below required: a stack view gives it no width while it is hidden.
      $0.setContentHuggingPriority(.required - 1, for: .horizontal)
      $0.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
      $0.accessibilityIdentifier = "toast.action"
      $0.isHidden = actionTitle == nil
    }
    button.addAction(
      UIAction { [weak self] _ in
        onAction()
        self?.removeFromSuperview()
      },
      for: .primaryActionTriggered
    )
    for view in [label, button] { stack.addArrangedSubview(view) }
    stack.spacing = Spacing.large
    let isLarge = stack.stackForLargeText(traitCollection)
    addConstrainedSubviews(stack)
    // The button has its own vertical padding; a text of several lines beside it has none.
    let padding = actionTitle == nil ? Spacing.medium : Spacing.xxSmall
    let isAbove = isLarge && actionTitle != nil
    if isLarge { stack.spacing = Spacing.xxSmall }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: isAbove ? Spacing.medium : padding),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -padding),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget)
        .yieldingToHiding(),
    ])
    if !isAbove {
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: Spacing.medium),
        label.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -Spacing.medium),
      ])
    }
  }

  /// Unavailable: instances are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
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
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: view.centerXAnchor),
      widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      leadingAnchor.constraint(
        greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor,
        constant: Spacing.large
      ),
      bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor,
        constant: -Spacing.large - height
      ),
    ])
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
