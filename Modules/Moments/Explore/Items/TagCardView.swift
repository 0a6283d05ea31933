import DesignKit
import Foundations
import MomentsContracts
import UIKit

/// One hashtag: its name, the number of people who use it, and its usage on each of the last days.
///
///     +--------------------+
///     | #hiking            |
///     | 486 people in 2... |
///     |                    |
///     | ▂ ▂ ▂ ▃ ▄ ▆ █      |
///     +--------------------+
final class TagCardView: BaseListItemView<TagRow, Never> {
  static let chartHeight: CGFloat = 40

  private let nameLabel = UILabel()
  private let usageLabel = UILabel()
  private let chart = UsageChartView()

  override func makeControls() {
    addConstrainedSubviews(nameLabel, usageLabel, chart)
  }

  override func styleControls() {
    styleAsCard()
    nameLabel.style(Typography.name(), Palette.primaryText)
    nameLabel.textAlignment = .natural
    nameLabel.lineBreakMode = .byTruncatingTail
    usageLabel.style(Typography.caption(), Palette.secondaryText, lines: 2)
    usageLabel.textAlignment = .natural
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  override func constrainControls() {
    let inset = Spacing.medium
    nameLabel.constrain(.top.inset(inset))
    usageLabel.constrain(.top.equal(to: nameLabel.bottomAnchor).offset(Spacing.xxSmall))
    chart.constrain(
      .top.atLeast(usageLabel.bottomAnchor).offset(Spacing.medium),
      .height(Self.chartHeight),
      .bottom.inset(inset).yielding
    )
    for view in [nameLabel, usageLabel, chart] {
      view.constrain(.leading.inset(inset), .trailing.inset(inset).yielding)
    }
  }

  override func update(with viewModel: TagRow) {
    nameLabel.text = viewModel.title
    usageLabel.text = viewModel.usageText
    chart.history = viewModel.history
    accessibilityLabel = viewModel.accessibilityText
    accessibilityIdentifier = "tag.\(viewModel.itemID)"
  }
}

extension TagCardView: SelfContainedItemView {}
