import DesignKit
import Foundations
import ListModel
import UIKit

/// What stands after the items of a shelf: a button for more, that more is coming, or why it did
/// not come.
nonisolated struct ShelfMore: ListItemViewModel, Hashable {
  var shelf: ListItemID
  /// What is said above the button; empty for nothing.
  var message = ""
  /// The title of the button; `nil` while more is on its way.
  var buttonTitle: String?
  /// What is said meanwhile, for assistive technologies.
  var loadingText = ""

  var itemID: ListItemID { shelf }
}

/// Shows the end of a shelf.
final class ShelfMoreView: BaseListItemView<ShelfMore, ShelfMoreView.Action> {
  /// What the reader can do.
  enum Action: Hashable, Sendable {
    /// Ask for more, or again.
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
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.small),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.small)
        .yieldingToHiding(),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large)
        .yieldingToHiding(),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget)
        .yieldingToHiding(),
      // The row is as high while more is coming as before, so that nothing below it jumps.
      indicator.heightAnchor.constraint(equalToConstant: Metrics.tapTarget).yieldingToHiding(),
    ])
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
