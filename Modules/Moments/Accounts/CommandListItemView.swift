import DesignKit
public import Foundations
public import UIKit

/// A row that opens something or performs a command.
public final class CommandListItemView: BaseListItemView<CommandRow, Never> {
  private let iconView = UIImageView()
  private let titleLabel = UILabel()
  private var titleLeading: NSLayoutConstraint?

  private static let iconSize: CGFloat = 24

  public override func makeControls() {
    addConstrainedSubviews(iconView, titleLabel)
  }

  public override func styleControls() {
    iconView.tintColor = Palette.accent
    iconView.contentMode = .scaleAspectFit
    titleLabel.style(Typography.body(), lines: 0)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// Adds the constraints: the symbol is below the portraits of the accounts, the title below their
  /// names.
  public override func constrainControls() {
    let titleLeading = titleLabel.inactiveConstraint(.leading)
    self.titleLeading = titleLeading
    iconView.constrain(
      .leading.inset(Spacing.large + (Metrics.avatar - Self.iconSize) / 2),
      .centerY,
      .size(Self.iconSize)
    )
    titleLabel.constrain(.trailing.inset(Spacing.large), .top.bottom.inset(Spacing.medium))
    constrain(.height.atLeast(Metrics.tapTarget))
    titleLeading.isActive = true
  }

  /// Shows a command.
  public override func update(with viewModel: CommandRow) {
    iconView.image = viewModel.icon?.image
    titleLeading?.constant =
      viewModel.icon == nil ? Spacing.large : Spacing.large + Metrics.avatar + Spacing.medium
    titleLabel.text = viewModel.title
    titleLabel.textColor = viewModel.isDestructive ? Palette.error : Palette.accent
    accessibilityLabel = viewModel.title
    accessibilityIdentifier = "command.\(viewModel.itemID)"
  }
}

extension CommandListItemView: SelfContainedItemView {}
