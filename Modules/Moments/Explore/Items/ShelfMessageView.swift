import DesignKit
import Foundations
import ListModel
import UIKit

/// The message of a shelf in place of items: that there are none, or why loading failed.
nonisolated struct ShelfMessage: ListItemViewModel, Hashable {
  var shelf: ListItemID
  var message: ListMessage
  /// Whether the shelf has its own background, from which the message must stand out.
  var isOnSurface: Bool

  var itemID: ListItemID { shelf }
}

/// Shows the message of a shelf in a card as wide as the shelf.
final class ShelfMessageView: BaseListItemView<ShelfMessage, ShelfMessageView.Action> {
  /// The reader's actions.
  enum Action: Hashable, Sendable {
    /// Try again.
    case retry
  }

  private let card = UIView()
  private let content = ListMessageView(isSmall: true)

  override func makeControls() {
    addSubview(card)
    card.addSubview(content)
    content.onRetry = { [weak self] in self?.onAction?(.retry) }
  }

  override func styleControls() { card.styleAsCard() }

  override func constrainControls() {
    card.constrain(.edges.inset(sides: Spacing.large))
    content.constrain(.edges.inset(Spacing.large))
  }

  override func update(with viewModel: ShelfMessage) {
    card.backgroundColor = viewModel.isOnSurface ? Palette.background : Palette.surface
    content.show(viewModel.message)
    content.retryButton.accessibilityIdentifier = "retry.\(viewModel.shelf)"
    card.accessibilityIdentifier = "message.\(viewModel.shelf)"
  }
}

extension ShelfMessageView: SelfContainedItemView {}
