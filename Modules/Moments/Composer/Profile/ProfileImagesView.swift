import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import UIKit

/// A preview of the images of the reader's profile, with a button for each.
///
///     +--------------------------+
///     |                          |
///     | +------+                 |
///     +-|      |-----------------+
///       +------+
///     [Change portrait] [Change background]
final class ProfileImagesView: ImageListItemView<
  ProfileImagesRow, ProfileEditorContent.Image
>
{
  /// Wide enough to show the part of the image behind a name.
  private static let headerAspect: CGFloat = 5.0 / 2.0
  private static let overhang: CGFloat = 24

  private let headerView = AsyncImageView(frame: .zero)
  private let avatarView = AsyncImageView(frame: .zero)
  private let avatarButton = UIButton(type: .system)
  private let headerButton = UIButton(type: .system)
  private let buttons = UIStackView()

  override func makeControls() {
    for button in [avatarButton, headerButton] { buttons.addArrangedSubview(button) }
    addConstrainedSubviews(headerView, avatarView, buttons)
    avatarButton.onPrimaryAction { [weak self] in self?.onAction?(.avatar) }
    headerButton.onPrimaryAction { [weak self] in self?.onAction?(.header) }
  }

  override func styleControls() {
    headerView.backgroundColor = Palette.placeholder
    headerView.emptySymbol = nil
    avatarView.styleAsAvatar()
    avatarView.emptySymbol = Icon.person.image
    avatarView.layer.borderWidth = 2
    for (button, name) in [(avatarButton, "avatar"), (headerButton, "header")] {
      button.styleAsText()
      button.titleLabel?.numberOfLines = 0
      button.contentHorizontalAlignment = .leading
      button.accessibilityIdentifier = "editor.picture.\(name)"
    }
    buttons.spacing = Spacing.xLarge
  }

  override func constrainControls() {
    headerView.constrain(.top.sides, .ratio(Self.headerAspect))
    avatarView.constrain(
      .size(Metrics.profileAvatar),
      .leading.inset(Spacing.large),
      .bottom.equal(to: headerView).offset(Self.overhang)
    )
    buttons.constrain(
      .top.equal(to: avatarView.bottomAnchor).offset(Spacing.small),
      .leading.inset(Spacing.large),
      .trailing.atMost().inset(Spacing.large),
      .bottom.inset(Spacing.small)
    )
    avatarButton.constrain(.height.atLeast(Metrics.tapTarget).yielding)
    headerButton.constrain(.height.atLeast(Metrics.tapTarget).yielding)
  }

  override func update(with viewModel: ProfileImagesRow) {
    let width = Metrics.readableWidth
    headerView.show(
      viewModel.header,
      size: CGSize(width: width, height: width / Self.headerAspect),
      with: imageLoader
    )
    avatarView.show(viewModel.avatar, side: Metrics.profileAvatar, with: imageLoader)
    buttons.isHidden = viewModel.titles == nil
    avatarButton.setTitle(viewModel.titles?.avatar, for: .normal)
    headerButton.setTitle(viewModel.titles?.header, for: .normal)
    _ = buttons.stackForLargeText(traitCollection)
  }

  /// The rim of the portrait has the color of the row, which a layer does not update by itself.
  override func layoutSubviews() {
    super.layoutSubviews()
    avatarView.layer.borderColor =
      Palette.background.resolvedColor(with: traitCollection).cgColor
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    avatarView.cancel()
    headerView.cancel()
  }
}
