import DesignKit
public import Foundations
import ListModel
public import MomentsContracts
public import UIKit

/// One hashtag of a list: its name, and the number of people who use it.
///
///     [ # ]  #hiking
///            486 people in 2 days
public final class TagListItemView: BaseListItemView<TagRow, Never> {
  private let signView = UILabel()
  private let nameLabel = UILabel()
  private let usageLabel = UILabel()
  private let column = UIStackView()
  private lazy var signInMiddle = signView.inactiveConstraint(.centerY)
  private lazy var signAtTop = signView.inactiveConstraint(.top.inset(Spacing.small))

  public override func makeControls() {
    for label in [nameLabel, usageLabel] { column.addArrangedSubview(label) }
    addConstrainedSubviews(signView, column)
  }

  public override func styleControls() {
    backgroundColor = Palette.background
    // Shown as an image, as large as a portrait: it does not scale with the text.
    signView.text = "#"
    signView.font = .systemFont(ofSize: 22, weight: .semibold)
    signView.textColor = Palette.accent
    signView.textAlignment = .center
    signView.backgroundColor = Palette.surface
    signView.layer.cornerRadius = CornerRadius.medium
    signView.clipsToBounds = true
    nameLabel.style(Typography.name(), Palette.primaryText, lines: 0)
    usageLabel.style(Typography.caption(), Palette.secondaryText, lines: 0)
    for label in [nameLabel, usageLabel] { label.textAlignment = .natural }
    column.axis = .vertical
    column.spacing = Spacing.xxSmall
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  public override func constrainControls() {
    signView.constrain(.leading.inset(Spacing.large), .size(Metrics.avatar))
    column.constrain(
      .leading.equal(to: signView.trailingAnchor).offset(Spacing.medium),
      .trailing.inset(Spacing.large),
      .top.atLeast().inset(Spacing.small),
      .centerY
    )
    constrain(.height.atLeast(Metrics.avatar + 2 * Spacing.small))
    signInMiddle.isActive = true
  }

  /// Shows a hashtag.
  public override func update(with viewModel: TagRow) {
    nameLabel.text = viewModel.title
    usageLabel.text = viewModel.usageText
    usageLabel.isHidden = viewModel.usageText.isEmpty
    accessibilityLabel = viewModel.accessibilityText
    accessibilityIdentifier = "tag.\(viewModel.itemID)"
    arrange()
  }

  /// Beside several lines of large text, the sign is aligned with the first.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    signInMiddle.isActive = !isLarge
    signAtTop.isActive = isLarge
  }

  /// The position of the sign depends on the text size; labels update by themselves.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }
}
