import DesignKit
import Foundation
public import Foundations
public import ListModel
import MomentsComponents
public import MomentsContracts
public import MomentsValues
public import UIKit

/// One comment of a thread, indented by its depth.
///
///     |  |  [avatar] Name            2 h
///     |  |    28     text
///     |  |     |     [photos]
///     |  |     |     <3 12   v 3 replies  [x]
public final class ThreadCommentView: BaseListItemView<ThreadCommentRow, ThreadCommentView.Action> {
  /// The reader's actions in the comment.
  public enum Action: Hashable, Sendable {
    /// Perform a command.
    case command(MomentCommand)
    /// Hide or show the replies to it or to one of its ancestors.
    case toggleCollapse(ListItemID)
    /// Open a link, mention or hashtag of the text.
    case open(RichText.Style)
    /// Open the photo at an index.
    case openPhoto(Int)
    /// Open the author's profile.
    case openAuthor
  }

  let imageLoader: ImageLoader
  let guidesView = ThreadGuidesView()
  let avatarView = AsyncImageView(frame: .zero)
  let column = UIStackView()
  let header = UIStackView()
  let nameLabel = ImageLabel()
  let timeLabel = UILabel()
  let replyLabel = ImageLabel()
  let warningView = ContentWarningView()
  let bodyLabel = LinkLabel()
  let photoGrid: PhotoGridView
  private lazy var translation = TranslationNoteSlot(
    onToggle: { [weak self] in self?.onAction?(.command(.translate)) },
    insert: { [weak self] in self?.insert($0) }
  )
  /// Created for the first comment with a quote: most have none.
  private var quotedView: QuotedMomentView?
  let footer = UIStackView()
  let likeButton = UIButton(type: .custom)
  let repliesButton = ThreadRepliesButton()
  let deleteButton = UIButton(type: .system)
  /// Takes the remaining space of the buttons' line.
  let footerSpace = UIView()
  private lazy var summary = RowSummaryElement(
    of: self,
    reading: [nameLabel, timeLabel, replyLabel, bodyLabel]
  )
  private lazy var leading = avatarView.inactiveConstraint(.leading)

  /// The width of the text, in points, below which three buttons are closer together.
  private static let narrowColumn: CGFloat = 200

  private var row: ThreadCommentRow?
  private var indentation: ThreadIndentation?

  /// Makes a row that loads its images with a loader.
  public init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    photoGrid = PhotoGridView(imageLoader: imageLoader)
    super.init(frame: .zero)
  }

  // MARK: Make

  public override func makeControls() {
    addConstrainedSubviews(avatarView, column, guidesView)
    for label in [nameLabel, replyLabel, bodyLabel] { label.imageLoader = imageLoader }
    warningView.imageLoader = imageLoader
    for view in [nameLabel, timeLabel] { header.addArrangedSubview(view) }
    for view in [likeButton, repliesButton, footerSpace, deleteButton] {
      footer.addArrangedSubview(view)
    }
    for view in parts { column.addArrangedSubview(view) }
    accessibilityElements = partsToRead
    connectActions()
  }

  /// The parts of the column, from top to bottom.
  private var parts: [UIView] { [header, replyLabel, warningView, bodyLabel, photoGrid, footer] }

  private var partsToRead: [Any] {
    [summary, warningView] + [translation.view].compactMap(\.self) + [photoGrid]
      + [quotedView].compactMap(\.self)
      + [likeButton, repliesButton, deleteButton]
  }

  private func connectActions() {
    for view in [avatarView, nameLabel] {
      view.onTap { [weak self] in self?.onAction?(.openAuthor) }
    }
    guidesView.onLine = { [weak self] in self?.collapse(level: $0) }
    photoGrid.onPhoto = { [weak self] in self?.onAction?(.openPhoto($0)) }
    warningView.onToggle = { [weak self] in self?.onAction?(.command(.warning)) }
    let actions: [(UIButton, (ThreadCommentRow) -> Action)] = [
      (likeButton, { _ in .command(.like) }), (deleteButton, { _ in .command(.delete) }),
      (repliesButton, { .toggleCollapse($0.id) }),
    ]
    for (button, action) in actions {
      button.onPrimaryAction { [weak self] in
        if let self, let row { onAction?(action(row)) }
      }
    }
  }

  /// Collapses the comment at the top of a guide line: an ancestor, or this one.
  private func collapse(level: Int) {
    guard let row else { return }
    let ancestors = row.branch.ancestors
    onAction?(.toggleCollapse(ancestors.indices.contains(level) ? ancestors[level] : row.id))
  }

  // MARK: Style

  public override func styleControls() {
    backgroundColor = Palette.background
    style()
  }

  // MARK: Constrain

  public override func constrainControls() {
    guidesView.constrain(.edges)
    avatarView.constrain(.top.inset(Spacing.small), .size(Metrics.commentAvatar), .bottom.atMost())
    column.constrain(
      .top.inset(Spacing.small),
      .leading.equal(to: avatarView.trailingAnchor).offset(Spacing.small),
      .trailing.inset(Spacing.large),
      .bottom.yielding
    )
    likeButton.constrain(.size.atLeast(Metrics.tapTarget))
    repliesButton.constrain(.height.atLeast(Metrics.tapTarget).yielding)
    deleteButton.constrain(
      // In the narrowest columns it is narrower, to leave space for the text beside it.
      .width.atLeast(Metrics.tapTarget).priority(.defaultHigh + 1),
      .height.atLeast(Metrics.tapTarget).yielding
    )
    leading.isActive = true
  }

  // MARK: Update

  /// Shows a comment.
  public override func update(with viewModel: ThreadCommentRow) {
    let wasLiked = row.flatMap { $0.id == viewModel.id ? $0.likes.isLiked : nil } ?? true
    row = viewModel
    showAuthor(of: viewModel)
    showText(of: viewModel)
    photoGrid.update(
      with: viewModel.photos,
      of: viewModel.id,
      unnamed: viewModel.photoText,
      hiddenCount: viewModel.hiddenPhotoCount,
      isConcealed: viewModel.arePhotosConcealed,
      identifier: "\(viewModel.id)"
    )
    showQuoted(of: viewModel)
    translation.show(
      viewModel.isConcealed ? nil : viewModel.translation,
      identifier: "\(viewModel.id)"
    )
    // Buttons have their own space above them, photos do not.
    let isQuoteShown = quotedView?.isHidden == false
    column.setCustomSpacing(isQuoteShown ? Spacing.small : 0, after: photoGrid)
    column.setCustomSpacing(
      photoGrid.isHidden && !isQuoteShown ? 0 : Spacing.small,
      after: bodyLabel
    )
    let isText = viewModel.contentWarning == nil
    column.setCustomSpacing(isText ? Spacing.xxSmall : Spacing.small, after: header)
    column.setCustomSpacing(viewModel.isConcealed ? 0 : Spacing.small, after: warningView)
    showButtons(of: viewModel)
    indent(for: bounds.width)
    if viewModel.likes.isLiked, !wasLiked { likeButton.animateFavorite() }
  }

  private func showAuthor(of row: ThreadCommentRow) {
    nameLabel.show(row.author.displayName, in: Typography.button)
    nameLabel.accessibilityIdentifier = "name.\(row.id)"
    timeLabel.text = row.timeText
    timeLabel.textColor = row.isPending ? Palette.accent : Palette.secondaryText
    timeLabel.accessibilityLabel = row.timeAccessibilityText
    replyLabel.show(row.replyText, in: Typography.caption)
    summary.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: row.author.name.readAloud) { [weak self] _ in
        self?.onAction?(.openAuthor)
        return true
      }
    ]
    avatarView.accessibilityIdentifier = "avatar.\(row.id)"
    avatarView.show(row.author.avatar, side: Metrics.commentAvatar, with: imageLoader)
  }

  private func showText(of row: ThreadCommentRow) {
    warningView.show(row.contentWarning, identifier: "warning.\(row.id)")
    bodyLabel.isHidden = row.isConcealed || row.text.isEmpty
    bodyLabel.accessibilityIdentifier = "text.\(row.id)"
    bodyLabel.show(bodyLabel.isHidden ? RichText("") : row.text, traits: traitCollection) {
      [weak self] in
      self?.onAction?(.open($0))
    }
  }

  private func showQuoted(of row: ThreadCommentRow) {
    let quoted = row.isConcealed ? nil : row.quoted
    quotedView?.isHidden = quoted == nil
    guard let quoted else {
      quotedView?.cancel()
      return
    }
    (quotedView ?? makeQuotedView()).update(with: quoted)
  }

  private func insert(_ note: TranslationNoteView) {
    let index = column.arrangedSubviews.firstIndex(of: photoGrid) ?? 0
    column.insertArrangedSubview(note, at: index)
    accessibilityElements = partsToRead
  }

  private func makeQuotedView() -> QuotedMomentView {
    let view = QuotedMomentView(imageLoader: imageLoader)
    quotedView = view
    view.onOpen = { [weak self] in self?.onAction?(.command(.openQuoted)) }
    let index = column.arrangedSubviews.firstIndex(of: footer) ?? 0
    column.insertArrangedSubview(view, at: index)
    column.setCustomSpacing(0, after: view)
    accessibilityElements = partsToRead
    return view
  }

  private func showButtons(of row: ThreadCommentRow) {
    likeButton.show(row.likes)
    likeButton.accessibilityIdentifier = "like.\(row.id)"
    repliesButton.update(with: row.replies, identifier: "replies.\(row.id)")
    deleteButton.isHidden = row.actions.deleteTitle == nil
    deleteButton.accessibilityLabel = row.actions.deleteTitle
    deleteButton.accessibilityIdentifier = "delete.\(row.id)"
  }

  /// Indents as far as the width allows.
  private func indent(for width: CGFloat) {
    guard let row else { return }
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let new = ThreadIndentation(depth: row.branch.depth, width: width, isLargeText: isLarge)
    indentation = new
    leading.constant = new.leading
    if !isLarge {
      let column = width - new.leading - Metrics.commentAvatar - Spacing.small - Spacing.large
      footer.spacing = column < Self.narrowColumn ? Spacing.xSmall : Spacing.large
    }
    replyLabel.isHidden = !new.isCut || row.replyText == nil
    let hasOpenReplies = row.replies.count > 0 && !row.replies.isCollapsed
    let ownTop = Spacing.small + Metrics.commentAvatar + Spacing.xSmall
    // If replies are indented no further, there is no space for their line.
    let isLineShown = hasOpenReplies && !new.isCut && answersAreIndented(below: new, width, isLarge)
    guidesView.update(new, ownTop: isLineShown ? ownTop : nil)
  }

  private func answersAreIndented(
    below indentation: ThreadIndentation,
    _ width: CGFloat,
    _ isLarge: Bool
  ) -> Bool {
    let below = ThreadIndentation(
      depth: indentation.levels + 1,
      width: width,
      isLargeText: isLarge
    )
    return below.levels > indentation.levels
  }

  /// The indentation depends on the width.
  public override func prepareForLayout(width: CGFloat) {
    indent(for: width)
  }

  /// The text and the indentation depend on the content size; labels and buttons update by
  /// themselves.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    stackForLargeText()
    guard let row, category != previousTraitCollection?.preferredContentSizeCategory else { return }
    showText(of: row)
    indent(for: bounds.width)
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    row = nil
    avatarView.cancel()
    photoGrid.cancel()
    quotedView?.cancel()
  }
}
