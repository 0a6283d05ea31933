import DesignKit
public import Foundations
import ListModel
import MomentsComponents
public import MomentsContracts
public import UIKit

/// Somebody who asks to follow the reader.
///
///     [portrait]  Layla Hassan
///                 @layla
///                 Photographs of Alexandria …
///                 (Accept) (Reject)
public final class FollowRequestListItemView: BaseListItemView<
  FollowRequestRow, FollowRequestListItemView.Action
>
{
  /// What the reader can do in the row.
  public enum Action: Hashable, Sendable {
    /// Let the person follow them, or not.
    case answer(accepted: Bool)
  }

  private let imageLoader: ImageLoader
  private let avatarView = AsyncImageView(frame: .zero)
  private let nameLabel = PictureLabel()
  private let handleLabel = UILabel()
  private let bioLabel = PictureLabel()
  private let followersLabel = UILabel()
  private let buttons = FollowRequestButtons(spacing: Spacing.small)
  private let texts = UIStackView()
  private let column = UIStackView()
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
    for view in [texts, buttons] { column.addArrangedSubview(view) }
    for view in [avatarView, column] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    buttons.onAnswer = { [weak self] in self?.onAction?(.answer(accepted: $0)) }
  }

  /// Gives the controls the tokens of DesignKit.
  public override func styleControls() {
    summary.accessibilityTraits = .button
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
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = Spacing.small
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
      column.leadingAnchor.constraint(
        equalTo: avatarView.trailingAnchor,
        constant: Spacing.medium
      ),
      column.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.medium),
    ])
  }

  /// Shows a person, and how far they are answered.
  public override func update(with viewModel: FollowRequestRow) {
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
    // In large letters a line holds two words.
    bioLabel.numberOfLines = isLarge ? 6 : 2
    followersLabel.numberOfLines = isLarge ? 0 : 1
    buttons.show(viewModel.answer, named: "request.\(viewModel.itemID)")
    summary.accessibilityLabel =
      [viewModel.accessibilityText, viewModel.answer?.resultText ?? ""]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    accessibilityElements = [summary] + buttons.elements
    accessibilityIdentifier = "request.\(viewModel.itemID)"
  }

  /// Lets go of the portrait.
  public override func prepareForReuse() {
    super.prepareForReuse()
    avatarView.cancel()
  }
}
