import DesignKit
import Foundations
import ListModel
import UIKit

/// The row after the items of a shelf: a button for more, a spinner, or the reason why loading
/// failed.
nonisolated struct ShelfMore: ListItemViewModel, Hashable {
  var shelf: ListItemID
  /// The text above the button; empty for none.
  var message = ""
  /// The title of the button; `nil` while loading.
  var buttonTitle: String?
  /// The accessibility label while loading.
  var loadingText = ""

  var itemID: ListItemID { shelf }
}

/// Shows the end of a shelf.
final class ShelfMoreView: BaseListItemView<ShelfMore, ShelfMoreView.Action> {
  /// The reader's actions.
  enum Action: Hashable, Sendable {
    /// Load more, or retry.
    case more
  }

  private let stack = UIStackView()
  private let messageLabel = UILabel()
  private let button = UIButton(type: .system)
  private let indicator = UIActivityIndicatorView(style: .medium)

  override func makeControls() {
    for view in [messageLabel, button, indicator] { stack.addArrangedSubview(view) }
    addSubview(stack)
    button.onPrimaryAction { [weak self] in self?.onAction?(.more) }
  }

  override func styleControls() {
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = Spacing.small
    messageLabel.style(Typography.caption(), Palette.secondaryText, lines: 0)
    messageLabel.textAlignment = .center
    button.styleAsCapsule()
  }

  override func constrainControls() {
    stack.constrain(.edges.inset(dx: Spacing.large, dy: Spacing.small))
    button.constrain(.height.atLeast(Metrics.tapTarget).yielding)
    // The row keeps its height while loading, so that nothing below it jumps.
    indicator.constrain(.height(Metrics.tapTarget).yielding)
  }

  override func update(with viewModel: ShelfMore) {
    messageLabel.text = viewModel.message
    messageLabel.isHidden = viewModel.message.isEmpty
    button.configuration?.title = viewModel.buttonTitle
    button.isHidden = viewModel.buttonTitle == nil
    button.accessibilityIdentifier = "more.\(viewModel.shelf)"
    indicator.isHidden = viewModel.buttonTitle != nil
    indicator.accessibilityLabel = viewModel.loadingText
    if viewModel.buttonTitle == nil {
      indicator.startAnimating()
    } else {
      indicator.stopAnimating()
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    indicator.stopAnimating()
  }
}

extension ShelfMoreView: SelfContainedItemView {}
