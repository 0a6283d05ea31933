import DesignKit
public import ListModel
public import UIKit

/// What a list shows instead of rows: a symbol, a title, a message, and a button where trying again
/// can help.
public final class ListMessageView: BaseView {
  /// Called when the button is tapped.
  public var onRetry: (() -> Void)?

  private let iconView = UIImageView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let retryButton = UIButton(type: .system)
  private let stack = UIStackView()
  private var announced: ListMessage?

  /// A message that was away is announced anew when it comes back.
  public override var isHidden: Bool {
    didSet { if isHidden { announced = nil } }
  }

  /// Shows why something is not there; a failure without a retry title has no button.
  public func show(_ failure: ListFailure) { show(ListMessage(failure, icon: .failure)) }

  /// Shows that there is nothing.
  public func show(_ empty: ListEmptyMessage) { show(ListMessage(empty)) }

  /// Shows a message; without a retry title there is no button.
  func show(_ message: ListMessage) {
    iconView.image = message.icon?.image
    iconView.isHidden = message.icon == nil
    titleLabel.text = message.title
    titleLabel.isHidden = message.title.isEmpty
    messageLabel.text = message.message
    messageLabel.isHidden = message.message.isEmpty
    retryButton.configuration?.title = message.retryTitle
    retryButton.isHidden = message.retryTitle == nil
    announce(message)
  }

  /// What the reader waited for has come to this.
  private func announce(_ message: ListMessage) {
    guard window != nil, !isHidden, message != announced else { return }
    announced = message
    let words = [message.title, message.message].filter { !$0.isEmpty }.joined(separator: ". ")
    UIAccessibility.post(notification: .announcement, argument: words)
  }

  /// Puts the controls into the view.
  public override func makeControls() {
    for view in [iconView, titleLabel, messageLabel, retryButton] {
      stack.addArrangedSubview(view)
    }
    addSubview(stack)
    retryButton.onPrimaryAction { [weak self] in self?.onRetry?() }
  }

  /// Gives the controls the tokens of DesignKit.
  public override func styleControls() {
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = Spacing.small
    stack.setCustomSpacing(Spacing.medium, after: iconView)
    stack.setCustomSpacing(Spacing.large, after: messageLabel)
    iconView.tintColor = Palette.secondaryText
    iconView.contentMode = .scaleAspectFit
    titleLabel.style(Typography.name(), Palette.primaryText)
    messageLabel.style(Typography.button(), Palette.secondaryText)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    retryButton.styleAsCapsule()
    titleLabel.accessibilityTraits = .header
    titleLabel.accessibilityIdentifier = "list.message.title"
    messageLabel.accessibilityIdentifier = "list.message"
    retryButton.accessibilityIdentifier = "list.retry"
  }

  /// Says where the controls go.
  public override func constrainControls() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      iconView.widthAnchor.constraint(equalToConstant: Metrics.tapTarget),
      iconView.heightAnchor.constraint(equalToConstant: Metrics.tapTarget).yieldingToHiding(),
      retryButton.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget)
        .yieldingToHiding(),
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: Spacing.xLarge),
      stack.leadingAnchor.constraint(
        greaterThanOrEqualTo: leadingAnchor,
        constant: Spacing.xxLarge
      )
      // Where it stands nowhere yet it has no width.
      .withPriority(.required - 1),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
    ])
  }
}
