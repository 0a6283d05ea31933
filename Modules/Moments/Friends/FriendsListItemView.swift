public import DesignKit
public import Foundations
import MomentsComponents
public import MomentsContracts
public import UIKit

/// One person of a list: portrait, name and handle, relationship to the reader, and a follow
/// button.
///
///     [avatar]  Ann Walker            (Following)
///               @ann  Mutual
///
/// In a narrow row, large text is below the portrait, with the full width.
public final class FriendsListItemView: BaseListItemView<FriendRow, FriendsListItemView.Action> {
  /// The reader's actions in the row.
  public enum Action: Hashable, Sendable {
    /// Follow or unfollow the person.
    case toggleFollow
  }

  /// The appearance of the row.
  public struct ViewConfig {
    /// The color behind the row.
    public var backgroundColor = Palette.background
    /// The height of the row, in points; `nil` for that of its text, which the reader may enlarge.
    public var height: CGFloat?
    /// Used for the first line; depends on the traits of the row.
    public var nameFont: @MainActor @Sendable (UITraitCollection?) -> UIFont = Typography.name
    /// Used for the text of the first line.
    public var nameColor = Palette.primaryText
    /// Used for the address in the second line, such as "@ann".
    public var handleFont = Typography.caption()
    /// Used for the address in the second line, such as "@ann".
    public var handleColor = Palette.secondaryText
    /// The font of the relationship.
    public var markFont = Typography.captionStrong()
    /// The color of "Follows you".
    public var markColor = Palette.secondaryText
    /// Used for "Mutual": the reader and the person follow each other.
    public var mutualColor = Palette.accent
    /// The side of the portrait, in points.
    public var avatarSide = Metrics.avatar
    /// The corner radius of the portrait, in points.
    public var avatarCornerRadius = CornerRadius.medium
    /// The horizontal inset, in points.
    public var horizontalInset = Spacing.large
    /// The vertical inset, in points.
    public var verticalInset = Spacing.small
    /// The spacing of portrait, text and button, in points.
    public var spacing = Spacing.medium
    /// The minimum width of the button, in points, so that those of several rows align.
    public var buttonWidth: CGFloat = 104
    /// The minimum height of the button, in points; its touch area is a little larger.
    public var buttonHeight: CGFloat = 36
    /// The symbol of a missing portrait.
    public var emptyAvatar = Icon.person

    /// The app's appearance.
    public static var `default`: ViewConfig { ViewConfig() }
  }

  private let imageLoader: ImageLoader?
  private let viewConfig: ViewConfig
  private let avatarView = AsyncImageView(frame: .zero)
  private let nameLabel = ImageLabel()
  private let handleLabel = UILabel()
  private let markLabel = UILabel()
  private let details = UIStackView()
  private let words = UIStackView()
  private let button = FollowButton()
  /// Text and button, side by side or one below the other.
  private let column = UIStackView()
  private lazy var summary = RowSummaryElement(of: self, reading: [words])
  private lazy var buttonWidth = button.inactiveConstraint(
    .width.atLeast(viewConfig.buttonWidth).yielding
  )
  /// Whether text and button have little space.
  private var isNarrow = false
  private static let narrowWidth: CGFloat = 320
  /// Whether large text has no space beside the portrait.
  private var isTight = false
  private static let tightWidth: CGFloat = 360
  private lazy var besideAvatar = column.inactiveConstraints(
    .leading.equal(to: avatarView.trailingAnchor).offset(viewConfig.spacing),
    .top.atLeast().inset(viewConfig.verticalInset),
    .centerY
  )
  private lazy var belowAvatar = column.inactiveConstraints(
    .leading.inset(viewConfig.horizontalInset),
    .top.equal(to: avatarView.bottomAnchor).offset(viewConfig.spacing),
    .bottom.inset(viewConfig.verticalInset)
  )
  private lazy var avatarInMiddle = avatarView.inactiveConstraint(.centerY)
  private lazy var avatarAtTop = avatarView.inactiveConstraint(.top.inset(viewConfig.verticalInset))

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - imageLoader: Loads the portrait; by default, the loader of the nearest `ImageLoaderOwner`.
  ///   - viewConfig: The appearance.
  public init(imageLoader: ImageLoader? = nil, viewConfig: ViewConfig = .default) {
    self.imageLoader = imageLoader
    self.viewConfig = viewConfig
    super.init(frame: .zero)
  }

  public override func makeControls() {
    for label in [handleLabel, markLabel] { details.addArrangedSubview(label) }
    nameLabel.imageLoader = imageLoader
    for view in [nameLabel, details] { words.addArrangedSubview(view) }
    for view in [words, button] { column.addArrangedSubview(view) }
    accessibilityElements = [summary, button]
    addConstrainedSubviews(avatarView, column)
    button.onTap = { [weak self] in self?.onAction?(.toggleFollow) }
  }

  /// Applies the configuration to the views.
  public override func styleControls() {
    backgroundColor = viewConfig.backgroundColor
    avatarView.styleAsAvatar(cornerRadius: viewConfig.avatarCornerRadius)
    avatarView.emptySymbol = viewConfig.emptyAvatar.image
    configure(nameLabel) {
      $0.font = viewConfig.nameFont(nil)
      $0.textColor = viewConfig.nameColor
    }
    configure(handleLabel) {
      $0.font = viewConfig.handleFont
      $0.textColor = viewConfig.handleColor
      $0.lineBreakMode = .byTruncatingTail
    }
    configure(markLabel) { $0.font = viewConfig.markFont }
    for label in [nameLabel, handleLabel, markLabel] {
      label.adjustsFontForContentSizeCategory = true
    }
    words.axis = .vertical
    words.spacing = Spacing.xxSmall
    words.alignment = .fill
    words.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    // A long name yields to the button, a long handle to the mark.
    button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    button.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    markLabel.setContentHuggingPriority(.defaultLow - 2, for: .horizontal)
    markLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    details.spacing = Spacing.small
    column.spacing = viewConfig.spacing
  }

  public override func constrainControls() {
    let config = viewConfig
    avatarView.constrain(
      .leading.inset(config.horizontalInset),
      .size(config.avatarSide),
      .top.atLeast().inset(config.verticalInset)
    )
    column.constrain(.trailing.inset(config.horizontalInset))
    constrain(.height.atLeast(config.avatarSide + 2 * config.verticalInset))
    button.constrain(.height.atLeast(config.buttonHeight).yielding)
    NSLayoutConstraint.activate([avatarInMiddle, buttonWidth])
  }

  /// Shows a person.
  public override func update(with viewModel: FriendRow) {
    nameLabel.show(viewModel.person.displayName, in: viewConfig.nameFont)
    // A handle reads from left to right, with its "@" first, in an Arabic interface too.
    handleLabel.text = "\u{2066}\(viewModel.person.handle)\u{2069}"
    markLabel.text = viewModel.markText
    markLabel.isHidden = viewModel.markText == nil
    markLabel.textColor = viewModel.isMutual ? viewConfig.mutualColor : viewConfig.markColor
    button.isHidden = viewModel.follow == nil
    if let follow = viewModel.follow { button.update(with: follow) }
    button.accessibilityIdentifier = "friend.follow.\(viewModel.itemID)"
    arrange()
    avatarView.show(
      viewModel.person.avatar,
      size: CGSize(width: viewConfig.avatarSide, height: viewConfig.avatarSide),
      with: imageLoader
    )
    summary.accessibilityLabel = viewModel.accessibilityText
    accessibilityIdentifier = "friend.\(viewModel.itemID)"
  }

  /// In a narrow row the mark is below the handle, and the button is as wide as its title.
  public override func prepareForLayout(width: CGFloat) {
    isNarrow = width < Self.narrowWidth
    isTight = width < Self.tightWidth
    arrange()
  }

  /// At large text sizes, text and button get the full width.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    avatarInMiddle.isActive = !isLarge
    avatarAtTop.isActive = isLarge
    let isBelow = isLarge && isTight
    NSLayoutConstraint.deactivate(isBelow ? besideAvatar : belowAvatar)
    NSLayoutConstraint.activate(isBelow ? belowAvatar : besideAvatar)
    // A large title that is wider than the row takes two lines.
    button.setContentCompressionResistancePriority(
      isLarge ? .defaultHigh : .required - 1,
      for: .horizontal
    )
    column.axis = isLarge ? .vertical : .horizontal
    column.alignment = isLarge ? .leading : .center
    column.spacing = isLarge ? Spacing.small : viewConfig.spacing
    let isStacked = isLarge || isNarrow
    details.axis = isStacked ? .vertical : .horizontal
    details.alignment = isStacked ? .leading : .firstBaseline
    details.spacing = isStacked ? Spacing.xxSmall : Spacing.small
    buttonWidth.isActive = !isNarrow
    nameLabel.numberOfLines = isLarge ? 0 : 1
    handleLabel.numberOfLines = isLarge ? 0 : 1
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    avatarView.cancel()
  }
}
