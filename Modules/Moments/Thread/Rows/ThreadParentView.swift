import DesignKit
import Foundations
public import MomentsComponents
public import MomentsContracts
import MomentsValues
public import UIKit

/// The moment that a thread's moment replies to, in two lines above it; a tap opens it.
public final class ThreadParentView: ImageListItemView<ThreadParentRow, Never> {
  private let box = UIView()
  private let avatarView = AsyncImageView(frame: .zero)
  private let labels = UIStackView()
  private let titleLabel = ImageLabel()
  private let bodyLabel = ImageLabel()

  public override func makeControls() {
    for label in [titleLabel, bodyLabel] { label.imageLoader = imageLoader }
    for view in [titleLabel, bodyLabel] { labels.addArrangedSubview(view) }
    box.addConstrainedSubviews(avatarView, labels)
    addConstrainedSubviews(box)
  }

  public override func styleControls() {
    backgroundColor = Palette.background
    box.backgroundColor = Palette.surface
    box.layer.cornerRadius = CornerRadius.medium
    avatarView.styleAsAvatar(cornerRadius: CornerRadius.small)
    avatarView.emptySymbol = Icon.person.image
    labels.axis = .vertical
    labels.spacing = Spacing.xxSmall
    titleLabel.style(Typography.captionStrong(), Palette.accent)
    titleLabel.accessibilityIdentifier = "thread.parent"
    isAccessibilityElement = true
    accessibilityTraits = .button
    bodyLabel.style(Typography.caption(), Palette.secondaryText)
    for label in [titleLabel, bodyLabel] {
      label.numberOfLines = 2
    }
  }

  public override func constrainControls() {
    let inset = Spacing.small
    box.constrain(.top.sides.inset(Spacing.large), .bottom.yielding)
    avatarView.constrain(
      .top.leading.inset(inset),
      .size(Metrics.commentAvatar),
      .bottom.atMost().inset(inset)
    )
    labels.constrain(
      .top.trailing.inset(inset),
      .leading.equal(to: avatarView.trailingAnchor).offset(inset),
      .bottom.atMost().inset(inset),
      .bottom.inset(inset).priority(.defaultHigh)
    )
  }

  /// Shows the parent.
  public override func update(with viewModel: ThreadParentRow) {
    titleLabel.show(viewModel.title, in: Typography.captionStrong)
    bodyLabel.show(viewModel.text, in: Typography.caption)
    bodyLabel.isHidden = viewModel.text.isEmpty
    accessibilityLabel =
      [viewModel.title.words, viewModel.text.words].filter { !$0.isEmpty }
      .joined(separator: ", ").readAloud
    avatarView.show(viewModel.author.avatar, side: Metrics.commentAvatar, with: imageLoader)
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    avatarView.cancel()
  }
}
