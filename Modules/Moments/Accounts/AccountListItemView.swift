import DesignKit
import Foundations
public import MomentsComponents
public import MomentsContracts
public import UIKit

/// One account: portrait, name, address, and a mark if it is the current one.
public final class AccountListItemView: ImageListItemView<AccountRow, Never> {
  private let avatarView = AsyncImageView(frame: .zero)
  private let nameLabel = ImageLabel()
  private let detailLabel = UILabel()
  private let chosenView = UIImageView()
  private let column = UIStackView()

  public override func makeControls() {
    nameLabel.imageLoader = imageLoader
    for label in [nameLabel, detailLabel] { column.addArrangedSubview(label) }
    addConstrainedSubviews(avatarView, column, chosenView)
  }

  public override func styleControls() {
    avatarView.styleAsAvatar()
    chosenView.image = Icon.chosen.image
    chosenView.tintColor = Palette.accent
    chosenView.contentMode = .scaleAspectFit
    column.axis = .vertical
    column.spacing = Spacing.xxSmall
    nameLabel.style(Typography.name(), Palette.primaryText, lines: 2)
    detailLabel.style(Typography.caption(), Palette.secondaryText)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  public override func constrainControls() {
    avatarView.constrain(
      .leading.inset(Spacing.large),
      .centerY,
      .size(Metrics.avatar),
      .top.atLeast().inset(Spacing.small)
    )
    column.constrain(
      .leading.equal(to: avatarView.trailingAnchor).offset(Spacing.medium),
      .centerY,
      .top.atLeast().inset(Spacing.medium),
      .trailing.equal(to: chosenView.leadingAnchor).offset(-Spacing.small)
    )
    chosenView.constrain(.trailing.inset(Spacing.large), .centerY, .size(20))
    constrain(.height.atLeast(Metrics.avatar + 2 * Spacing.small))
  }

  /// Shows an account.
  public override func update(with viewModel: AccountRow) {
    let isDevice = viewModel.id == AccountRow.device
    nameLabel.show(viewModel.person.displayName, in: Typography.name)
    detailLabel.text = viewModel.detail
    // The beginning and the end identify an address, the beginning a sentence.
    detailLabel.lineBreakMode = isDevice ? .byTruncatingTail : .byTruncatingMiddle
    detailLabel.numberOfLines = isDevice ? 0 : 2
    chosenView.isHidden = !viewModel.isCurrent
    avatarView.emptySymbol = (isDevice ? Icon.device : .person).image
    avatarView.show(
      viewModel.person.avatar,
      size: CGSize(width: Metrics.avatar, height: Metrics.avatar),
      with: imageLoader
    )
    accessibilityLabel = viewModel.accessibilityText.readAloud
    accessibilityIdentifier = "account.\(viewModel.id)"
    accessibilityTraits = viewModel.isCurrent ? [.button, .selected] : .button
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    avatarView.cancel()
  }
}
