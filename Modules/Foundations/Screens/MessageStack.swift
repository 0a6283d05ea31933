import DesignKit
public import UIKit

/// The content shown instead of rows, in a stack: a symbol, a title, a message, and a button if
/// retrying can help.
@MainActor
public final class MessageStack {
  /// The size of the stack's content.
  public enum Size {
    case screen
    /// For a row of items.
    case shelf
  }

  /// The view to add to a superview and to constrain there.
  public let stack = UIStackView()
  /// Below the symbol; centered, in as many lines as needed.
  public let titleLabel = UILabel()
  /// Explains the title in the secondary color; centered, in as many lines as needed.
  public let messageLabel = UILabel()
  /// Calls ``onRetry``; at least as high as a tap target.
  public let retryButton = UIButton(type: .system)
  /// Called when the button is tapped.
  public var onRetry: (() -> Void)?

  private let iconView = UIImageView()

  /// Makes an empty stack.
  public init(_ size: Size) {
    for view in [iconView, titleLabel, messageLabel, retryButton] { stack.addArrangedSubview(view) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.alignment = .center
    iconView.tintColor = Palette.secondaryText
    iconView.contentMode = .scaleAspectFit
    titleLabel.style(Typography.name(), Palette.primaryText)
    style(size)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    retryButton.styleAsCapsule()
    retryButton.onPrimaryAction { [weak self] in self?.onRetry?() }
    retryButton.constrain(.height.atLeast(Metrics.tapTarget).yielding)
  }

  private func style(_ size: Size) {
    let iconSide: CGFloat
    switch size {
    case .screen:
      iconSide = Metrics.tapTarget
      messageLabel.style(Typography.button(), Palette.secondaryText)
      space(Spacing.small, afterIcon: Spacing.medium, afterMessage: Spacing.large)
    case .shelf:
      iconSide = 28
      messageLabel.style(Typography.caption(), Palette.secondaryText)
      space(Spacing.xSmall, afterIcon: Spacing.small, afterMessage: Spacing.medium)
    }
    iconView.constrain(.width(iconSide), .height(iconSide).yielding)
  }

  private func space(_ spacing: CGFloat, afterIcon: CGFloat, afterMessage: CGFloat) {
    stack.spacing = spacing
    stack.setCustomSpacing(afterIcon, after: iconView)
    stack.setCustomSpacing(afterMessage, after: messageLabel)
  }

  /// Shows a message; parts that it does not have take no space.
  public func show(_ message: ListMessage) {
    iconView.image = message.icon?.image
    iconView.isHidden = message.icon == nil
    titleLabel.text = message.title
    titleLabel.isHidden = message.title.isEmpty
    messageLabel.text = message.message
    messageLabel.isHidden = message.message.isEmpty
    retryButton.configuration?.title = message.retryTitle
    retryButton.isHidden = message.retryTitle == nil
  }
}
