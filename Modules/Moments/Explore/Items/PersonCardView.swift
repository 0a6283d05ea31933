import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import UIKit

/// One person: portrait, name and handle, a line or two of the bio, and the number of followers.
final class PersonCardView: ImageListItemView<PersonRow, Never> {
  static let avatarSide: CGFloat = 64

  private let avatarView = AsyncImageView(frame: .zero)
  private let nameLabel = ImageLabel()
  private let handleLabel = UILabel()
  private let bioLabel = ImageLabel()
  private let followersLabel = UILabel()

  /// The image request of a portrait, for prefetching; nil if there is none.
  static func request(for row: PersonRow, scale: CGFloat) -> ImageRequest? {
    row.person.avatar.map {
      ImageRequest(
        url: $0.previewURL,
        size: CGSize(width: avatarSide, height: avatarSide),
        scale: scale
      )
    }
  }

  private var labels: [UILabel] { [nameLabel, handleLabel, bioLabel, followersLabel] }

  override func makeControls() {
    for label in [nameLabel, bioLabel] { label.imageLoader = imageLoader }
    for view in [avatarView] + labels {
      addConstrainedSubviews(view)
    }
  }

  override func styleControls() {
    styleAsCard()
    avatarView.styleAsAvatar(cornerRadius: CornerRadius.large)
    avatarView.emptySymbol = Icon.person.image
    configure(nameLabel) {
      $0.font = Typography.name()
      $0.textColor = Palette.primaryText
    }
    configure(handleLabel) {
      $0.font = Typography.caption()
      $0.textColor = Palette.secondaryText
    }
    configure(bioLabel) {
      $0.font = Typography.caption()
      $0.textColor = Palette.primaryText
      $0.numberOfLines = 2
    }
    configure(followersLabel) {
      $0.font = Typography.captionStrong()
      $0.textColor = Palette.secondaryText
      // In Polish "18,4 tys. obserwujących" is longer than a line.
      $0.numberOfLines = 2
    }
    for label in labels {
      label.textAlignment = .center
      label.lineBreakMode = .byTruncatingTail
      label.adjustsFontForContentSizeCategory = true
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  override func constrainControls() {
    let inset = Spacing.medium
    avatarView.constrain(.top.inset(inset), .centerX, .size(Self.avatarSide))
    nameLabel.constrain(.top.equal(to: avatarView.bottomAnchor).offset(Spacing.small))
    handleLabel.constrain(.top.equal(to: nameLabel.bottomAnchor))
    bioLabel.constrain(.top.equal(to: handleLabel.bottomAnchor).offset(Spacing.small))
    followersLabel.constrain(
      .top.atLeast(bioLabel.bottomAnchor).offset(Spacing.small),
      .bottom.inset(inset).yielding
    )
    for label in labels {
      label.constrain(.leading.inset(inset), .trailing.inset(inset).yielding)
    }
  }

  override func update(with viewModel: PersonRow) {
    nameLabel.show(viewModel.person.displayName, in: Typography.name)
    // A handle reads from left to right, with its "@" first, in an Arabic interface too.
    handleLabel.text = "\u{2066}\(viewModel.person.handle)\u{2069}"
    bioLabel.show(viewModel.bio, in: Typography.caption)
    followersLabel.text = viewModel.followersText
    let side = Self.avatarSide
    avatarView.show(viewModel.person.avatar, side: side, with: imageLoader)
    accessibilityLabel = viewModel.accessibilityText.readAloud
    accessibilityIdentifier = "person.\(viewModel.itemID)"
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    avatarView.cancel()
  }
}
