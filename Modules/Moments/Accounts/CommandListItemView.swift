import DesignKit
public import Foundations
public import UIKit

/// A row that opens something or performs a command.
public final class CommandListItemView: BaseListItemView<CommandRow, Never> {
  private let iconView = UIImageView()
  private let titleLabel = UILabel()
  private var titleLeading: NSLayoutConstraint?

  private static let iconSize: CGFloat = 24

  /// Adds the controls to the view.
  public override func makeControls() {
    addConstrainedSubviews(iconView, titleLabel)
  }

  /// Gives the controls the tokens of DesignKit.
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
    let titleLeading = titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor)
    self.titleLeading = titleLeading
    NSLayoutConstraint.activate([
      iconView.leadingAnchor.constraint(
        equalTo: leadingAnchor,
        constant: Spacing.large + (Metrics.avatar - Self.iconSize) / 2
      ),
      iconView.centerYAnchor.constraint(equalTo: centerYAnchor),
      iconView.widthAnchor.constraint(equalToConstant: Self.iconSize),
      iconView.heightAnchor.constraint(equalToConstant: Self.iconSize),
      titleLeading,
      titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
      titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.medium),
      heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget),
    ])
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
