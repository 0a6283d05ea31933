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
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: topAnchor, constant: inset),
      usageLabel.topAnchor.constraint(
        equalTo: nameLabel.bottomAnchor,
        constant: Spacing.xxSmall
      ),
      chart.topAnchor.constraint(
        greaterThanOrEqualTo: usageLabel.bottomAnchor,
        constant: Spacing.medium
      ),
      chart.heightAnchor.constraint(equalToConstant: Self.chartHeight),
      chart.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset)
        .yieldingToHiding(),
    ])
    for view in [nameLabel, usageLabel, chart] {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
        view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset)
          .yieldingToHiding(),
      ])
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
