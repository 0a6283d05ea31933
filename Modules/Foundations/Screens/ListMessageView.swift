import DesignKit
public import ListModel
public import UIKit

/// What a list shows instead of rows: a symbol, a title, a message, and a button where trying again
/// can help.
public final class ListMessageView: BaseView {
  /// Called when the button is tapped.
  public var onRetry: (() -> Void)?

  private let content = MessageStack(.screen)
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
    content.show(
      message.icon?.image,
      title: message.title,
      message: message.message,
      retryTitle: message.retryTitle
    )
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
    addSubview(content.stack)
    content.onRetry = { [weak self] in self?.onRetry?() }
  }

  /// Names the controls, for assistive technologies and for tests.
  public override func styleControls() {
    content.titleLabel.accessibilityTraits = .header
    content.titleLabel.accessibilityIdentifier = "list.message.title"
    content.messageLabel.accessibilityIdentifier = "list.message"
    content.retryButton.accessibilityIdentifier = "list.retry"
  }

  /// Says where the controls go.
  public override func constrainControls() {
    let stack = content.stack
    NSLayoutConstraint.activate([
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
