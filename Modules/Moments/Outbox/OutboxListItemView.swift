import DesignKit
public import Foundations
public import MomentsContracts
import MomentsValues
public import UIKit

/// An item of the outbox: the action, its object, its state, and buttons.
///
///     [icon]  Comment
///             The ferry was late, so we had …
///             Waiting for the network
///             [Try again, or Edit and try again] [Discard]
public final class OutboxListItemView: BaseListItemView<OutboxRow, OutboxListItemView.Action> {
  /// The reader's actions in the row.
  public enum Action: Hashable, Sendable {
    /// Edit the text, and try again.
    case edit
    case retry
    case discard
  }

  private static let iconSide: CGFloat = 24

  private let iconView = UIImageView()
  private let titleLabel = UILabel()
  private let subjectLabel = UILabel()
  private let statusLabel = UILabel()
  private let editButton = UIButton(type: .system)
  private let retryButton = UIButton(type: .system)
  private let discardButton = UIButton(type: .system)
  private let buttons = UIStackView()
  private let column = UIStackView()
  private lazy var summary = RowSummaryElement(
    of: self,
    reading: [titleLabel, subjectLabel, statusLabel]
  )

  public override func makeControls() {
    for button in [editButton, retryButton, discardButton] { buttons.addArrangedSubview(button) }
    for view in [titleLabel, subjectLabel, statusLabel, buttons] {
      column.addArrangedSubview(view)
    }
    accessibilityElements = [summary, editButton, retryButton, discardButton]
    addConstrainedSubviews(iconView, column)
    editButton.onPrimaryAction { [weak self] in self?.onAction?(.edit) }
    retryButton.onPrimaryAction { [weak self] in self?.onAction?(.retry) }
    discardButton.onPrimaryAction { [weak self] in self?.onAction?(.discard) }
  }

  public override func styleControls() {
    iconView.contentMode = .scaleAspectFit
    titleLabel.style(Typography.name(), Palette.primaryText, lines: 0)
    subjectLabel.style(Typography.body(), Palette.primaryText, lines: 2)
    statusLabel.style(Typography.caption(), lines: 0)
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = Spacing.xSmall
    column.setCustomSpacing(Spacing.small, after: statusLabel)
    buttons.alignment = .leading
    style(editButton, color: Palette.accent)
    style(retryButton, color: Palette.accent)
    style(discardButton, color: Palette.secondaryText)
  }

  private func style(_ button: UIButton, color: UIColor) {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = .zero
    configuration.baseForegroundColor = color
    configuration.titleTextAttributesTransformer = .font { Typography.button() }
    button.configuration = configuration
  }

  public override func constrainControls() {
    iconView.constrain(
      .leading.inset(Spacing.large),
      .top.inset(Spacing.medium),
      .size(Self.iconSide)
    )
    column.constrain(
      .leading.equal(to: iconView.trailingAnchor).offset(Spacing.medium),
      .top.bottom.inset(Spacing.medium),
      .trailing.inset(Spacing.large)
    )
    for button in [editButton, retryButton, discardButton] {
      button.constrain(.height.atLeast(32).yielding)
    }
  }

  public override func update(with viewModel: OutboxRow) {
    let isRefused = viewModel.progress == .refused
    iconView.image = viewModel.icon.image
    iconView.tintColor = isRefused ? Palette.error : Palette.accent
    titleLabel.text = viewModel.title
    subjectLabel.text = viewModel.subject
    subjectLabel.isHidden = viewModel.subject.isEmpty
    statusLabel.text = viewModel.status
    statusLabel.textColor = isRefused ? Palette.error : Palette.secondaryText
    show(viewModel.editTitle, on: editButton, "outbox.edit.\(viewModel.id)")
    // Selected items can only be retried unchanged.
    show(
      viewModel.editTitle == nil ? viewModel.retryTitle : nil,
      on: retryButton,
      "outbox.retry.\(viewModel.id)"
    )
    show(viewModel.discardTitle, on: discardButton, "outbox.discard.\(viewModel.id)")
    // At large text sizes each title needs the full width.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    buttons.axis = isLarge ? .vertical : .horizontal
    buttons.spacing = isLarge ? Spacing.small : Spacing.xLarge
    buttons.isHidden = [editButton, retryButton, discardButton].allSatisfy(\.isHidden)
    summary.accessibilityLabel = viewModel.accessibilityText
    accessibilityIdentifier = "outbox.\(viewModel.id)"
  }

  private func show(_ title: String?, on button: UIButton, _ identifier: String) {
    button.isHidden = title == nil
    button.configuration?.title = title
    button.accessibilityIdentifier = identifier
  }
}

extension OutboxRow {
  fileprivate var icon: Icon {
    switch kind {
    case .like: .like
    case .boost: .boost
    case .follow, .followRequest: .follow
    case .bookmark: .bookmark
    case .pin: .pin
    case .mute, .block: .concealed
    case .muteConversation: .muted
    case .note: .edit
    case .dismiss: .notifications
    case .profile: .person
    case .report: .warning
    case .schedule: .schedule
    case .filter: .filter
    case .createList, .renameList, .deleteList, .listMember: .lists
    case .followTag: .hashtag
    case .vote: .poll
    case .post: isComment ? .comment : .compose
    case .edit: .compose
    case .delete: .delete
    }
  }
}

extension OutboxListItemView: SelfContainedItemView {}
