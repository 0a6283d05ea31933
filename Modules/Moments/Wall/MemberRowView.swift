import DesignKit
import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
public import UIKit

/// A person to follow: portrait, name and handle, a line or two of the bio, and the follow button.
public final class MemberRowView: ImageListItemView<MemberRow, Never>, CellConfigurable {
  private static let buttonHeight: CGFloat = 36
  private static let buttonWidth: CGFloat = 112

  private let avatarView = AsyncImageView(frame: .zero)
  private let followButton = FollowButton()
  private lazy var texts = PersonTexts(imageLoader: imageLoader)
  /// The texts and the button: side by side, or one below the other at large text sizes.
  private let content = UIStackView()
  private lazy var summary = RowSummaryElement(of: self, reading: [texts.stack])

  public override func makeControls() {
    content.addArrangedSubview(texts.stack)
    content.addArrangedSubview(followButton)
    accessibilityElements = [summary, followButton]
    addConstrainedSubviews(avatarView, content)
  }

  public override func styleControls() {
    avatarView.styleAsAvatar()
    avatarView.emptySymbol = Icon.person.image
    content.spacing = Spacing.medium
    followButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    // Not required: a stack view gives hidden views no width.
    followButton.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
  }

  public override func constrainControls() {
    NSLayoutConstraint.activate(portraitRow(avatarView, beside: content))
    followButton.constrain(
      // As wide in one language in every state: nothing moves when it changes.
      .width.atLeast(Self.buttonWidth).yielding,
      .height.atLeast(Self.buttonHeight).yielding
    )
  }

  /// Shows a person, and observes the follow state.
  public override func update(with viewModel: MemberRow) {
    texts.show(viewModel.person, bio: viewModel.bio, followersText: viewModel.followersText)
    avatarView.show(viewModel.person.avatar, side: Metrics.avatar, with: imageLoader)
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    content.axis = isLarge ? .vertical : .horizontal
    content.alignment = isLarge ? .leading : .top
    summary.accessibilityLabel = viewModel.accessibilityText
    accessibilityIdentifier = "wall.\(viewModel.itemID)"
    followButton.accessibilityIdentifier = "wall.follow.\(viewModel.person.id)"
    followButton.onTap = { [weak viewModel] in viewModel?.follow() }
    viewModel.isFollowing.observe { [weak self, weak viewModel] _ in self?.show(viewModel?.button) }
      .disposed(by: bindings)
    viewModel.isLoading.observe { [weak self, weak viewModel] _ in self?.show(viewModel?.button) }
      .disposed(by: bindings)
  }

  private func show(_ button: FollowButtonState?) {
    followButton.isHidden = button == nil
    if let button { followButton.update(with: button) }
  }

  /// Ends the observation of the row and cancels its image loads.
  public override func prepareForReuse() {
    super.prepareForReuse()
    followButton.onTap = nil
    avatarView.cancel()
  }
}
