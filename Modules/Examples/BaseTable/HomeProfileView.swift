import DesignKit
import Foundations
import UIKit

/// The header of the table: portrait, name, bio and the number of followers.
final class HomeProfileView: BaseListItemView<HomeProfile, Never> {
  private let portrait = AsyncImageView(frame: .zero)
  private let nameLabel = UILabel()
  private let bioLabel = UILabel()
  private let followersLabel = UILabel()

  override func makeControls() {
    addConstrainedSubviews(portrait, nameLabel, bioLabel, followersLabel)
  }

  override func styleControls() {
    portrait.styleAsAvatar(cornerRadius: CornerRadius.xLarge)
    nameLabel.style(Typography.title(), Palette.primaryText, lines: 0)
    bioLabel.style(Typography.body(), Palette.primaryText, lines: 0)
    followersLabel.style(Typography.caption(), Palette.secondaryText, lines: 0)
  }

  override func constrainControls() {
    portrait.constrain(.top.leading.inset(Spacing.large), .size(Metrics.profileAvatar))
    nameLabel.constrain(
      .top.equal(to: portrait.bottomAnchor).offset(Spacing.medium),
      .sides.inset(Spacing.large)
    )
    bioLabel.constrain(
      .top.equal(to: nameLabel.bottomAnchor).offset(Spacing.xSmall),
      .sides.equal(to: nameLabel)
    )
    followersLabel.constrain(
      .top.equal(to: bioLabel.bottomAnchor).offset(Spacing.small),
      .sides.equal(to: nameLabel),
      .bottom.inset(Spacing.large).yielding
    )
  }

  override func update(with viewModel: HomeProfile) {
    portrait.show("portrait/long-4", side: Metrics.profileAvatar)
    nameLabel.text = viewModel.name
    bioLabel.text = viewModel.bio
    followersLabel.text = viewModel.followers
  }
}
