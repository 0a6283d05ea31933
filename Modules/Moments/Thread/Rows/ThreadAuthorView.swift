import DesignKit
import Foundations
public import MomentsComponents
public import MomentsContracts
public import UIKit

/// The author of a thread's moment, and the time.
///
///     [avatar]  Name                 2 h
///       44      @handle
public final class ThreadAuthorView: ImageListItemView<ThreadAuthorRow, ThreadAuthorView.Action> {
  /// The reader's actions in the row.
  public enum Action: Hashable, Sendable {
    /// Open the author's profile.
    case openAuthor
  }

  private let avatarView = AsyncImageView(frame: .zero)
  private let names = UIStackView()
  private let nameLabel = ImageLabel()
  private let handleLabel = UILabel()
  private var handle = ""
  private let timeLabel = UILabel()
  private let stack = UIStackView()

  public override func makeControls() {
    addConstrainedSubviews(avatarView, stack)
    nameLabel.imageLoader = imageLoader
    for view in [nameLabel, handleLabel] { names.addArrangedSubview(view) }
    for view in [names, timeLabel] { stack.addArrangedSubview(view) }
    for view in [avatarView, names] {
      view.onTap { [weak self] in self?.onAction?(.openAuthor) }
    }
  }

  public override func styleControls() {
    backgroundColor = Palette.background
    avatarView.styleAsAvatar()
    avatarView.emptySymbol = Icon.person.image
    // Portrait and names open the same profile.
    isAccessibilityElement = true
    accessibilityTraits = .button
    avatarView.accessibilityIdentifier = "thread.avatar"
    nameLabel.style(Typography.name(), Palette.accent)
    nameLabel.accessibilityIdentifier = "thread.name"
    handleLabel.style(Typography.caption(), Palette.secondaryText)
    timeLabel.style(Typography.caption(), Palette.secondaryText)
    timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    names.axis = .vertical
    names.spacing = Spacing.xxSmall
    stack.spacing = Spacing.small
  }

  public override func constrainControls() {
    avatarView.constrain(
      .top.leading.inset(Spacing.large),
      .size(Metrics.avatar),
      .bottom.atMost(),
      .bottom.priority(.defaultLow)
    )
    stack.constrain(
      .top.atLeast().inset(Spacing.large),
      .centerY.equal(to: avatarView).priority(.defaultHigh),
      .leading.equal(to: avatarView.trailingAnchor).offset(Spacing.medium),
      .trailing.inset(Spacing.large),
      .bottom.atMost()
    )
  }

  /// Shows the author.
  public override func update(with viewModel: ThreadAuthorRow) {
    nameLabel.show(viewModel.author.displayName, in: Typography.name)
    handle = viewModel.author.handle
    handleLabel.showHandle(handle, in: self)
    timeLabel.text = viewModel.timeText
    timeLabel.textColor = viewModel.isPending ? Palette.accent : Palette.secondaryText
    accessibilityLabel =
      [
        viewModel.author.name, viewModel.author.handle, viewModel.timeAccessibilityText,
      ].joined(separator: ", ").readAloud
    avatarView.show(viewModel.author.avatar, side: Metrics.avatar, with: imageLoader)
    stackForLargeText()
  }

  /// Opens the author's profile.
  public override func accessibilityActivate() -> Bool {
    onAction?(.openAuthor)
    return onAction != nil
  }

  /// Name and time are in one line only at standard text sizes.
  private func stackForLargeText() {
    let isLarge = stack.stackForLargeText(traitCollection, alignment: .top)
    nameLabel.numberOfLines = isLarge ? 0 : 1
    handleLabel.numberOfLines = isLarge ? 0 : 1
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    handleLabel.showHandle(handle, in: self)
    stackForLargeText()
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    avatarView.cancel()
  }
}
