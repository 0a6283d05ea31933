import DesignKit
public import ListModel
public import UIKit

/// The view that a list shows instead of rows: a symbol, a title, a message, and a button if
/// retrying can help.
public final class ListMessageView: BaseView {
  /// Called when the button is tapped.
  public var onRetry: (() -> Void)?

  private let content = MessageStack(.screen)
  private var announced: ListMessage?

  /// Announces a hidden message again when it is shown.
  public override var isHidden: Bool {
    didSet { if isHidden { announced = nil } }
  }

  /// Shows a failure; without a retry title there is no button.
  public func show(_ failure: ListFailure) { show(ListMessage(failure)) }

  /// Shows an empty list's message.
  public func show(_ empty: ListEmptyMessage) { show(ListMessage(empty)) }

  /// Shows a message; without a retry title there is no button.
  func show(_ message: ListMessage) {
    content.show(message)
    announce(message)
  }

  /// Announces the message to assistive technologies.
  private func announce(_ message: ListMessage) {
    guard window != nil, !isHidden, message != announced else { return }
    announced = message
    let words = [message.title, message.message].filter { !$0.isEmpty }.joined(separator: ". ")
    UIAccessibility.post(notification: .announcement, argument: words)
  }

  public override func makeControls() {
    addSubview(content.stack)
    content.onRetry = { [weak self] in self?.onRetry?() }
  }

  /// Sets the accessibility identifiers of the controls.
  public override func styleControls() {
    content.titleLabel.accessibilityTraits = .header
    content.titleLabel.accessibilityIdentifier = "list.message.title"
    content.messageLabel.accessibilityIdentifier = "list.message"
    content.retryButton.accessibilityIdentifier = "list.retry"
  }

  public override func constrainControls() {
    content.stack.constrain(
      .center,
      .top.atLeast().inset(Spacing.xLarge),
      // The view has no width before it is laid out.
      .leading.atLeast().inset(Spacing.xxLarge).yielding,
      .width.atMost(420)
    )
  }
}
