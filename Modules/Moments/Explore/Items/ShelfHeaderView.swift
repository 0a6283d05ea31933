import DesignKit
import Foundations
import ListModel
import UIKit

nonisolated struct ShelfHeader: ListItemViewModel, Hashable {
  var shelf: ListItemID
  var title: String
  /// The number of items, if fewer are visible at the same time; empty otherwise.
  var detail = ""

  var itemID: ListItemID { shelf }
}

/// Shows the title of a shelf.
final class ShelfHeaderView: BaseListItemView<ShelfHeader, Never> {
  private let stack = UIStackView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  override func makeControls() {
    for label in [titleLabel, detailLabel] { stack.addArrangedSubview(label) }
    addSubview(stack)
  }

  override func styleControls() {
    stack.spacing = Spacing.small
    titleLabel.style(Typography.title(), Palette.primaryText, lines: 0)
    titleLabel.textAlignment = .natural
    titleLabel.accessibilityTraits = .header
    detailLabel.style(Typography.caption(), Palette.secondaryText)
    detailLabel.setContentHuggingPriority(.required, for: .horizontal)
    detailLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  override func constrainControls() {
    stack.constrain(.edges.inset(top: Spacing.large, sides: Spacing.large, bottom: Spacing.medium))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    stack.stackForLargeText(traitCollection, alignment: .firstBaseline)
  }

  override func update(with viewModel: ShelfHeader) {
    stack.stackForLargeText(traitCollection, alignment: .firstBaseline)
    titleLabel.text = viewModel.title
    detailLabel.text = viewModel.detail
    detailLabel.isHidden = viewModel.detail.isEmpty
    accessibilityIdentifier = "shelf.\(viewModel.shelf)"
  }
}

extension ShelfHeaderView: SelfContainedItemView {}
