import DesignKit
import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
import MomentsValues
public import UIKit

/// An activity of others: the person, the kind, the moment, and the time; for a follow request,
/// with the buttons that answer.
///
///     [portrait]  Ann and 3 others like your moment
///                 The ferry was late, so we had …
///                 ♥ 5 min
public final class NotificationListItemView: ImageListItemView<
  NotificationRow, NotificationListItemView.Action
>
{
  /// The reader's actions in the row.
  public enum Action: Hashable, Sendable {
    /// Accept or reject the request.
    case answer(accepted: Bool)
  }

  private static let iconSide: CGFloat = 16
  private static let dotSide: CGFloat = 8

  private let unreadDot = UIView()
  private let avatarView = AsyncImageView(frame: .zero)
  private let titleLabel = ImageLabel()
  private let subjectLabel = ImageLabel()
  private let iconView = UIImageView()
  private let timeLabel = UILabel()
  private let details = UIStackView()
  private let buttons = FollowRequestButtons(spacing: Spacing.small)
  private let column = UIStackView()
  private lazy var iconHeight = iconView.inactiveConstraint(.height(Self.iconSide))
  private lazy var summary = RowSummaryElement(of: self, reading: [column])

  public override func makeControls() {
    for label in [titleLabel, subjectLabel] { label.imageLoader = imageLoader }
    for view in [iconView, timeLabel] { details.addArrangedSubview(view) }
    for view in [titleLabel, subjectLabel, details, buttons] { column.addArrangedSubview(view) }
    buttons.onAnswer = { [weak self] in self?.onAction?(.answer(accepted: $0)) }
    addConstrainedSubviews(unreadDot, avatarView, column)
  }

  public override func styleControls() {
    summary.accessibilityTraits = .button
    unreadDot.backgroundColor = Palette.accent
    unreadDot.layer.cornerRadius = Self.dotSide / 2
    avatarView.styleAsAvatar()
    avatarView.emptySymbol = Icon.person.image
    titleLabel.style(Typography.name(), Palette.primaryText, lines: 0)
    subjectLabel.style(Typography.body(), Palette.secondaryText, lines: 2)
    timeLabel.style(Typography.caption(), Palette.secondaryText)
    for label in [titleLabel, subjectLabel, timeLabel] { label.textAlignment = .natural }
    iconView.contentMode = .scaleAspectFit
    details.alignment = .center
    details.spacing = Spacing.xSmall
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = Spacing.xSmall
    column.setCustomSpacing(Spacing.small, after: details)
  }

  public override func constrainControls() {
    NSLayoutConstraint.activate(portraitRow(avatarView, beside: column))
    unreadDot.constrain(
      // In the margin, so that rows with and without it are aligned.
      .leading.inset((Spacing.large - Self.dotSide) / 2),
      .centerY.equal(to: avatarView),
      .size(Self.dotSide)
    )
    iconView.constrain(.ratio(1))
    iconHeight.isActive = true
  }

  public override func update(with viewModel: NotificationRow) {
    unreadDot.isHidden = !viewModel.isUnread
    titleLabel.show(viewModel.title, in: Typography.name)
    subjectLabel.show(viewModel.subject, in: Typography.body)
    subjectLabel.isHidden = viewModel.subject.isEmpty
    timeLabel.text = viewModel.timeText
    iconView.image = viewModel.kind.icon.image
    iconView.tintColor = viewModel.kind == .like ? Palette.like : Palette.accent
    followTextSize()
    avatarView.show(viewModel.person?.avatar, side: Metrics.avatar, with: imageLoader)
    buttons.show(viewModel.request, named: "notification.\(viewModel.id)")
    summary.accessibilityLabel = viewModel.accessibilityText
    accessibilityElements = [summary] + buttons.elements
    accessibilityIdentifier = "notification.\(viewModel.id)"
  }

  /// The icon and the number of lines depend on the text size; labels update by themselves.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
  }

  private func followTextSize() {
    // At large text sizes a line has space for two words.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    subjectLabel.numberOfLines = isLarge ? 6 : 2
    iconHeight.constant = UIFontMetrics(forTextStyle: .footnote)
      .scaledValue(for: Self.iconSide, compatibleWith: traitCollection).rounded()
  }

  /// Cancels the load of the portrait.
  public override func prepareForReuse() {
    super.prepareForReuse()
    avatarView.cancel()
  }
}
