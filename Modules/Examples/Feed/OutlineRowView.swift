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
  var selection = TreeSelection.none
}

/// A heading, set in by its level, with a box that selects it with all below it, and the number of
/// those that are folded away.
final class OutlineRowView: BaseListItemView<OutlineRow, OutlineRowView.Action> {
  enum Action { case select }

  private let box = UIButton(type: .system)
  private let titleLabel = UILabel()
  private let countLabel = UILabel()
  private let arrow = UIImageView()
  private lazy var indent = box.inactiveConstraint(.leading)
  private lazy var summary = RowSummaryElement(of: self, reading: [titleLabel, countLabel])

  override func makeControls() {
    addConstrainedSubviews(box, titleLabel, countLabel, arrow)
    accessibilityElements = [box, summary]
    box.onPrimaryAction { [weak self] in self?.onAction?(.select) }
  }

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
    box.constrain(.size(Metrics.tapTarget), .centerY, .top.atLeast())
    titleLabel.constrain(
      .leading.equal(to: box.trailingAnchor),
      .top.bottom.inset(Spacing.medium).yielding
    )
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
    box.show(viewModel.selection)
    box.accessibilityLabel = "Select \(viewModel.title)"
    box.accessibilityIdentifier = "select.\(viewModel.title)"
    summary.isExpanded = viewModel.isExpanded
    arrow.image = viewModel.isExpanded.map { ($0 ? Icon.collapse : .expand).image } ?? nil
    countLabel.text = viewModel.hidden > 0 ? "\(viewModel.hidden)" : nil
    indent.constant = Spacing.xSmall + CGFloat(viewModel.depth) * Spacing.xLarge
  }
}
