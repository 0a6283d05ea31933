import DesignKit
public import Foundations
import MomentsComponents
public import MomentsContracts
public import MomentsValues
public import UIKit

/// The header of a profile: a background with an aspect ratio of 5:4, the avatar overlapping its
/// lower right corner, the name beside the avatar, then the details.
///
///     +------------------------------+
///     |          background          |
///     |                    +-------+ |
///     |               Name |avatar | |
///     +--------------------|  80   |-+
///     | @name@server       +-------+ |
///     | bio                          |
///     | 128 moments  56 friends      |
///     | (Follow)  Follows you        |
///     | Your note: met on the ferry  |
///     | Website: ✓ name.example      |
public final class UserProfileListItemView: BaseListItemView<
  UserProfileRow, UserProfileListItemView.Action
>
{
  /// The reader's actions in the header.
  public enum Action: Hashable, Sendable {
    /// Open the person's profile.
    case openProfile
    /// Follow or unfollow the person.
    case toggleFollow
    /// Show the people counted by a number.
    case showPeople(FriendsListRoute)
    /// Open a link, mention or hashtag of the profile.
    case open(RichText.Style)
    /// Edit the reader's own profile.
    case editProfile
    /// Edit the reader's note about the person.
    case editNote
  }

  /// The part of the avatar below the background, in points.
  private static let overhang: CGFloat = 24
  /// The height of the gradient's edge above large text, in points.
  private static let scrimFade: CGFloat = 40
  private static let backgroundAspect: CGFloat = 5.0 / 4.0

  private let imageLoader: ImageLoader
  private let backgroundView = AsyncImageView(frame: .zero)
  private let scrimView = ScrimView()
  private lazy var scrimBelowMiddle = scrimView.inactiveConstraint(
    .height.equal(to: backgroundView).multiplied(by: 0.45)
  )
  private lazy var scrimAboveName = scrimView.inactiveConstraint(
    .top.equal(to: nameLabel).offset(-Self.scrimFade)
  )
  private let avatarView = AsyncImageView(frame: .zero)
  private let nameLabel = ImageLabel()
  private let aboutView: ProfileAboutView
  private let countsLabel = LinkLabel()
  /// The lists behind the tappable numbers.
  private var lists: [FriendsListRoute] = []
  private let followButton = FollowButton()
  private let editButton = UIButton(type: .system)
  private let followsLabel = UILabel()
  private let followRow = UIStackView()
  /// Takes the remaining space of the button's line.
  private let followSpace = UIView()
  private let noteView = ProfileNoteView()
  private let detailsView: ProfileDetailsView
  private let detailsStack = UIStackView()

  /// Makes a header that loads its images with a loader.
  public init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    aboutView = ProfileAboutView(imageLoader: imageLoader)
    detailsView = ProfileDetailsView(imageLoader: imageLoader)
    super.init(frame: .zero)
  }

  // MARK: Make

  public override func makeControls() {
    addConstrainedSubviews(backgroundView, scrimView, nameLabel, avatarView, detailsStack)
    for view in [followButton, editButton, followsLabel, followSpace] {
      followRow.addArrangedSubview(view)
    }
    nameLabel.imageLoader = imageLoader
    for view in [aboutView, countsLabel, followRow, noteView, detailsView] {
      detailsStack.addArrangedSubview(view)
    }
    aboutView.onOpen = { [weak self] in self?.onAction?(.open($0)) }
    editButton.onPrimaryAction { [weak self] in self?.onAction?(.editProfile) }
    noteView.onTap = { [weak self] in self?.onAction?(.editNote) }
    detailsView.onOpen = { [weak self] in self?.onAction?(.open($0)) }
    countsLabel.onLink = { [weak self] index in
      guard let self, lists.indices.contains(index) else { return }
      onAction?(.showPeople(lists[index]))
    }
    followButton.onTap = { [weak self] in self?.onAction?(.toggleFollow) }
    avatarView.onTap { [weak self] in self?.onAction?(.openProfile) }
  }

  // MARK: Style

  public override func styleControls() {
    backgroundColor = Palette.background
    avatarView.styleAsAvatar()
    avatarView.emptySymbol = Icon.person.image
    backgroundView.emptySymbol = nil
    avatarView.layer.borderWidth = 2
    backgroundView.backgroundColor = Palette.placeholder
    nameLabel.style(Typography.title(), Palette.onImage, lines: 2)
    nameLabel.textAlignment = .natural
    countsLabel.style(Typography.caption(), Palette.secondaryText, lines: 0)
    followsLabel.style(Typography.caption(), Palette.secondaryText, lines: 0)
    followsLabel.accessibilityIdentifier = "profile.followsYou"
    followButton.accessibilityIdentifier = "profile.follow"
    editButton.styleAsCapsule()
    editButton.accessibilityIdentifier = "profile.edit"
    followRow.spacing = Spacing.medium
    followSpace.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    for button in [followButton, editButton] {
      button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    followsLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    for view in [followRow, noteView] { detailsStack.setCustomSpacing(Spacing.medium, after: view) }
    detailsStack.axis = .vertical
    detailsStack.spacing = Spacing.xSmall
    nameLabel.accessibilityTraits = .header
    countsLabel.accessibilityIdentifier = "profile.counts"
    nameLabel.accessibilityIdentifier = "profile.name"
    avatarView.accessibilityIdentifier = "profile.avatar"
  }

  // MARK: Constrain

  public override func constrainControls() {
    backgroundView.constrain(.top.sides, .ratio(Self.backgroundAspect))
    scrimView.constrain(.sides, .bottom.equal(to: backgroundView))
    avatarView.constrain(.size(Metrics.profileAvatar), .trailing.inset(Spacing.large))
    avatarView.constrain(.bottom.equal(to: backgroundView).offset(Self.overhang))
    nameLabel.constrain(.leading.atLeast().inset(Spacing.large))
    nameLabel.constrain(.trailing.equal(to: avatarView.leadingAnchor).offset(-Spacing.medium))
    nameLabel.constrain(.bottom.equal(to: backgroundView).inset(Spacing.medium))
    detailsStack.constrain(.top.equal(to: avatarView.bottomAnchor).offset(Spacing.medium))
    detailsStack.constrain(.sides.bottom.inset(Spacing.large))
    followButton.constrain(.height.atLeast(Metrics.tapTarget).yielding, .width.atLeast(96).yielding)
    editButton.constrain(.height.atLeast(Metrics.tapTarget).yielding)
    placeScrim()
  }

  /// Large text reaches far up the image: the gradient begins above it.
  private func placeScrim() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    NSLayoutConstraint.deactivate([scrimBelowMiddle, scrimAboveName])
    (isLarge ? scrimAboveName : scrimBelowMiddle).isActive = true
    scrimView.fade = isLarge ? Self.scrimFade : nil
  }

  /// The gradient depends on the content size; labels and the button update by themselves.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    placeScrim()
  }

  // MARK: Update

  /// Shows a person.
  public override func update(with viewModel: UserProfileRow) {
    nameLabel.show(viewModel.person.displayName, in: Typography.title)
    nameLabel.accessibilityLabel = viewModel.person.name.readAloud
    aboutView.show(viewModel.details, bio: viewModel.bio)
    noteView.show(viewModel.note)
    detailsView.show(viewModel.details)
    show(viewModel.counts)
    showFollow(viewModel.follow, editTitle: viewModel.editTitle)
    avatarView.show(viewModel.person.avatar, side: Metrics.profileAvatar, with: imageLoader)
    let width = Metrics.readableWidth
    backgroundView.show(
      viewModel.background,
      size: CGSize(width: width, height: width / Self.backgroundAspect),
      with: imageLoader
    )
  }

  private func show(_ counts: [UserProfileRow.Count]) {
    var text = ""
    var links: [NSRange] = []
    lists = []
    for count in counts {
      // Lines break between counts, not inside one: of several spaces only one hangs over the end.
      if !text.isEmpty { text += "\u{2003}" }
      let words = "\(count.value)\u{a0}\(count.title)"
      if let list = count.list {
        lists.append(list)
        links.append(NSRange(location: text.utf16.count, length: words.utf16.count))
      }
      text += words
    }
    countsLabel.setText(NSAttributedString(string: text), links: links)
    countsLabel.isHidden = counts.isEmpty
    countsLabel.accessibilityLabel = counts.map(\.accessibilityText).joined(separator: ", ")
    countsLabel.accessibilityCustomActions = counts.compactMap { count in
      count.list.map { list in
        UIAccessibilityCustomAction(name: count.accessibilityText) { [weak self] _ in
          self?.onAction?(.showPeople(list))
          return true
        }
      }
    }
  }

  private func showFollow(_ state: FollowButtonState?, editTitle: String?) {
    followRow.isHidden = state == nil && editTitle == nil
    editButton.isHidden = editTitle == nil
    editButton.configuration?.title = editTitle
    if !detailsView.isHidden { detailsStack.setCustomSpacing(Spacing.medium, after: countsLabel) }
    // Hidden with its content, because the spacing of its views would keep it open.
    followButton.isHidden = state == nil
    followsLabel.text = state?.followsReaderText
    followsLabel.isHidden = state?.followsReaderText == nil
    if let state { followButton.update(with: state) }
    guard !followRow.isHidden else { return }
    let isLarge = followRow.stackForLargeText(traitCollection)
    followSpace.isHidden = isLarge
    detailsStack.setCustomSpacing(
      Spacing.medium,
      after: countsLabel.isHidden ? aboutView : countsLabel
    )
  }

  /// The rim of the avatar has the color of the page, which a layer does not update by itself.
  public override func layoutSubviews() {
    super.layoutSubviews()
    avatarView.layer.borderColor =
      Palette.background.resolvedColor(with: traitCollection).cgColor
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    avatarView.cancel()
    backgroundView.cancel()
  }
}
