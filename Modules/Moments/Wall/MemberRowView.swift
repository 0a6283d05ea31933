import DesignKit
public import Foundations
import ListModel
import MomentsComponents
public import MomentsContracts
public import UIKit

/// Somebody to follow: portrait, name and handle, a line or two of who they are, and the button
/// that follows them.
public final class MemberRowView: BaseListItemView<MemberRow, Never>, CellConfigurable {
  private static let buttonHeight: CGFloat = 36
  private static let buttonWidth: CGFloat = 112

  private let imageLoader: ImageLoader
  private let avatarView = AsyncImageView(frame: .zero)
  private let nameLabel = PictureLabel()
  private let handleLabel = UILabel()
  private let bioLabel = PictureLabel()
  private let followersLabel = UILabel()
  private let followButton = FollowButton()
  private let texts = UIStackView()
  /// The texts and the button: beside each other, or one below the other in large letters.
  private let content = UIStackView()
  private lazy var summary = RowSummaryElement(of: self, reading: [texts])

  /// Makes a view that loads portraits with a loader.
  public init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    super.init(frame: .zero)
  }

  private var labels: [UILabel] { [nameLabel, handleLabel, bioLabel, followersLabel] }

  /// Puts the controls into the view.
  public override func makeControls() {
    for label in [nameLabel, bioLabel] { label.imageLoader = imageLoader }
    for label in labels { texts.addArrangedSubview(label) }
    content.addArrangedSubview(texts)
    content.addArrangedSubview(followButton)
    accessibilityElements = [summary, followButton]
    for view in [avatarView, content] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Gives the controls the tokens of DesignKit.
  public override func styleControls() {
    avatarView.styleAsAvatar()
    avatarView.emptySymbol = Icon.person.image
    nameLabel.style(Typography.name(), Palette.primaryText, lines: 2)
    handleLabel.style(Typography.caption(), Palette.secondaryText)
    handleLabel.lineBreakMode = .byTruncatingMiddle
    bioLabel.style(Typography.body(), Palette.primaryText)
    followersLabel.style(Typography.caption(), Palette.secondaryText)
    for label in labels { label.textAlignment = .natural }
    texts.axis = .vertical
    texts.spacing = Spacing.xxSmall
    texts.setCustomSpacing(Spacing.xSmall, after: handleLabel)
    texts.setCustomSpacing(Spacing.xSmall, after: bioLabel)
    content.spacing = Spacing.medium
    followButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    followButton.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  /// Says where the controls go.
  public override func constrainControls() {
    NSLayoutConstraint.activate([
      avatarView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      avatarView.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
      avatarView.widthAnchor.constraint(equalToConstant: Metrics.avatar),
      avatarView.heightAnchor.constraint(equalToConstant: Metrics.avatar),
      avatarView.bottomAnchor.constraint(
        lessThanOrEqualTo: bottomAnchor,
        constant: -Spacing.medium
      ),
      content.leadingAnchor.constraint(
        equalTo: avatarView.trailingAnchor,
        constant: Spacing.medium
      ),
      content.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
      content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large)
        .yieldingToHiding(),
      content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.medium)
        .yieldingToHiding(),
      // As wide in one language whatever it says: nothing moves when its state does.
      followButton.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.buttonWidth)
        .yieldingToHiding(),
      followButton.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.buttonHeight)
        .yieldingToHiding(),
    ])
  }

  /// Shows a person, and follows how it stands with following them.
  public override func update(with viewModel: MemberRow) {
    nameLabel.show(viewModel.person.displayName, in: Typography.name)
    // A handle reads from left to right, its "@" first, in an Arabic interface too.
    handleLabel.text = "\u{2066}\(viewModel.person.handle)\u{2069}"
    bioLabel.show(viewModel.bio, in: Typography.body)
    bioLabel.isHidden = viewModel.bio.isEmpty
    followersLabel.text = viewModel.followersText
    followersLabel.isHidden = viewModel.followersText.isEmpty
    let side = Metrics.avatar
    avatarView.show(
      viewModel.person.avatar,
      size: CGSize(width: side, height: side),
      with: imageLoader
    )
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    content.axis = isLarge ? .vertical : .horizontal
    content.alignment = isLarge ? .leading : .top
    // In large letters a line holds two words.
    bioLabel.numberOfLines = isLarge ? 6 : 2
    followersLabel.numberOfLines = isLarge ? 0 : 1
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

  /// Lets go of the row.
  public override func prepareForReuse() {
    super.prepareForReuse()
    followButton.onTap = nil
    avatarView.cancel()
  }
}
