import DesignKit
import Foundations
import UIKit

/// A moment: portrait, name, text and a like button.
final class HomeMomentView: BaseListItemView<HomeMoment, HomeMomentView.Action> {
  enum Action { case like }

  private let portrait = AsyncImageView(frame: .zero)
  private let nameLabel = UILabel()
  private let textLabel = UILabel()
  private let likeButton = UIButton(type: .system)

  override func makeControls() {
    addConstrainedSubviews(portrait, nameLabel, textLabel, likeButton)
    likeButton.onPrimaryAction { [weak self] in self?.onAction?(.like) }
  }

  override func styleControls() {
    portrait.styleAsAvatar()
    nameLabel.style(Typography.name(), Palette.primaryText)
    textLabel.style(Typography.body(), Palette.primaryText, lines: 0)
    likeButton.styleAsFavorite()
  }

  override func constrainControls() {
    portrait.constrain(.top.leading.inset(Spacing.large), .size(Metrics.avatar))
    nameLabel.constrain(
      .top.equal(to: portrait),
      .leading.equal(to: portrait.trailingAnchor).offset(Spacing.medium),
      .trailing.inset(Spacing.large)
    )
    textLabel.constrain(
      .top.equal(to: nameLabel.bottomAnchor).offset(Spacing.xxSmall),
      .sides.equal(to: nameLabel)
    )
    likeButton.constrain(
      .top.equal(to: textLabel.bottomAnchor),
      .leading.equal(to: nameLabel),
      .height.atLeast(Metrics.tapTarget),
      .bottom.yielding
    )
  }

  override func update(with viewModel: HomeMoment) {
    portrait.show(viewModel.portrait, side: Metrics.avatar)
    nameLabel.text = viewModel.author
    textLabel.text = viewModel.text
    likeButton.configuration?.title = "\(viewModel.likeCount)"
    likeButton.isSelected = viewModel.isLiked
    likeButton.accessibilityLabel = "Like, \(viewModel.likeCount)"
    likeButton.accessibilityIdentifier = "like.\(viewModel.author)"
  }
}
