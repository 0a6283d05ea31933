import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import MomentsValues
import UIKit

/// The author of the post that a comment replies to, and the beginning of that post.
final class ComposerAnsweredView: BaseView {
  private let imageLoader: ImageLoader
  private let avatarView = AsyncImageView(frame: .zero)
  private let titleLabel = ImageLabel()
  private let textLabel = ImageLabel()
  private let column = UIStackView()

  private static let avatarSide = Metrics.commentAvatar

  init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    super.init(frame: .zero)
  }

  override func makeControls() {
    for label in [titleLabel, textLabel] {
      label.imageLoader = imageLoader
      column.addArrangedSubview(label)
    }
    addConstrainedSubviews(avatarView, column)
  }

  override func styleControls() {
    backgroundColor = Palette.surface
    layer.cornerRadius = CornerRadius.large
    avatarView.styleAsAvatar(cornerRadius: CornerRadius.small)
    avatarView.emptySymbol = Icon.person.image
    column.axis = .vertical
    column.spacing = Spacing.xxSmall
    titleLabel.style(Typography.captionStrong(), Palette.secondaryText, lines: 2)
    textLabel.style(Typography.caption(), Palette.primaryText, lines: 3)
    isAccessibilityElement = true
    accessibilityIdentifier = "composer.answered"
  }

  override func constrainControls() {
    avatarView.constrain(
      .top.leading.inset(Spacing.medium),
      .size(Self.avatarSide),
      .bottom.atMost().inset(Spacing.medium).yielding
    )
    column.constrain(
      .top.trailing.inset(Spacing.medium),
      .leading.equal(to: avatarView.trailingAnchor).offset(Spacing.small),
      .bottom.inset(Spacing.medium).yielding
    )
  }

  /// Shows the post that is replied to.
  func update(with answered: ComposerAnswered) {
    titleLabel.show(answered.title, in: Typography.captionStrong)
    textLabel.show(answered.text, in: Typography.caption)
    textLabel.isHidden = answered.text.isEmpty
    accessibilityLabel =
      [answered.title.words, answered.text.words].joined(separator: "\n").readAloud
    avatarView.show(
      answered.author.avatar,
      size: CGSize(width: Self.avatarSide, height: Self.avatarSide),
      with: imageLoader
    )
  }
}
