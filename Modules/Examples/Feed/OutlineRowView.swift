import DesignKit
import Foundations
import ListModel
import UIKit

/// A visible heading, at its level.
nonisolated struct OutlineRow: ListItemViewModel, Hashable {
  var itemID: ListItemID { ListItemID(title) }
  var title: String
  var depth: Int
  /// Whether what is below it is shown; nil if there is nothing below it.
  var isExpanded: Bool?
  var hidden: Int
}

/// A heading, set in by its level, with the number of those that are folded away below it.
final class OutlineRowView: BaseListItemView<OutlineRow, Never> {
  private let titleLabel = UILabel()
  private let countLabel = UILabel()
  private let arrow = UIImageView()
  private lazy var indent = titleLabel.inactiveConstraint(.leading)

  override func makeControls() { addConstrainedSubviews(titleLabel, countLabel, arrow) }

  override func styleControls() {
    titleLabel.style(Typography.body(), Palette.primaryText, lines: 0)
    countLabel.style(Typography.caption(), Palette.secondaryText)
    countLabel.setContentHuggingPriority(.required, for: .horizontal)
    arrow.tintColor = Palette.secondaryText
    for view in [countLabel, arrow] {
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    arrow.setContentHuggingPriority(.required, for: .horizontal)
  }

  override func constrainControls() {
    indent.isActive = true
    titleLabel.constrain(.top.bottom.inset(Spacing.medium).yielding)
    countLabel.constrain(
      .leading.equal(to: titleLabel.trailingAnchor).offset(Spacing.small),
      .trailing.equal(to: arrow.leadingAnchor).offset(-Spacing.small),
      .centerY
    )
    arrow.constrain(.trailing.inset(Spacing.large), .centerY)
  }

  override func update(with viewModel: OutlineRow) {
    titleLabel.text = viewModel.title
    titleLabel.accessibilityIdentifier = "outline.\(viewModel.title)"
    arrow.image = viewModel.isExpanded.map { ($0 ? Icon.collapse : .expand).image } ?? nil
    countLabel.text = viewModel.hidden > 0 ? "\(viewModel.hidden)" : nil
    indent.constant = Spacing.large + CGFloat(viewModel.depth) * Spacing.xLarge
  }
}
