import DesignKit
public import Foundations
public import UIKit

/// A row that leads somewhere.
public final class CommandListItemView: BaseListItemView<Command, Never>, SelfContainedItemView {
  private let iconView = UIImageView()
  private let titleLabel = UILabel()

  /// Puts the controls into the view.
  public override func makeControls() {
    for view in [iconView, titleLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Gives the controls the tokens of DesignKit.
  public override func styleControls() {
    iconView.tintColor = Palette.accent
    iconView.contentMode = .scaleAspectFit
    configure(titleLabel) {
      $0.font = Typography.body()
      $0.textColor = Palette.accent
      $0.numberOfLines = 0
      $0.adjustsFontForContentSizeCategory = true
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// Says where the controls go: the title stands below the names of the accounts.
  public override func constrainControls() {
    NSLayoutConstraint.activate([
      iconView.centerXAnchor.constraint(
        equalTo: leadingAnchor,
        constant: Spacing.large + Metrics.avatar / 2
      ),
      iconView.centerYAnchor.constraint(equalTo: centerYAnchor),
      iconView.widthAnchor.constraint(equalToConstant: 24),
      iconView.heightAnchor.constraint(equalToConstant: 24),
      titleLabel.leadingAnchor.constraint(
        equalTo: leadingAnchor,
        constant: Spacing.large + Metrics.avatar + Spacing.medium
      ),
      titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
      titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.medium),
      heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget),
    ])
  }

  /// Shows a command.
  public override func update(with viewModel: Command) {
    iconView.image = viewModel.icon.image
    titleLabel.text = viewModel.title
    accessibilityLabel = viewModel.title
    accessibilityIdentifier = "command.\(viewModel.itemID)"
  }
}
