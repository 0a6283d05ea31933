import DesignKit
public import Foundations
import MomentsComponents
public import MomentsContracts
import MomentsValues
public import UIKit

/// One moment: author, time, text, photos, likes and comments.
///
///     [avatar]  [boost] Somebody boosted
///       44      Name @handle          2h
///               text, six lines at most until unfolded
///               Full text
///               [photos], or the page that it links to
///               <3 12    [] 4    boost 3    ...
///               (o)(o)(o) Ada, Lin and 3 others
///
/// What a tap on a button adds is below the buttons: they stay where the finger is.
public final class MomentListItemView: BaseListItemView<MomentRow, MomentListItemView.Action> {
  private let imageLoader: ImageLoader
  private let avatarView = AsyncImageView(frame: .zero)
  private let column = UIStackView()
  private let boostRow = UIStackView()
  private let boostIcon = UIImageView()
  private lazy var boostIconHeight = boostIcon.inactiveConstraint(
    .height(Self.boostIconSide).yielding
  )
  private static let boostIconSide: CGFloat = 16
  private let boostLabel = ImageLabel()
  private let header = UIStackView()
  private let nameLabel = ImageLabel()
  private let handleLabel = UILabel()
  private var handle = ""
  private let time = MomentTime()
  private let warningView = ContentWarningView()
  private let bodyLabel = LinkLabel()
  private let foldButton = UIButton(type: .system)
  private let photoGrid: PhotoGridView
  private lazy var translation = TranslationNoteSlot(
    onToggle: { [weak self] in self?.onAction?(.command(.translate)) },
    insert: { [weak self] in self?.insert($0) }
  )
  private let extras: MomentExtras
  private let likersView: LikersView
  private let footer = MomentFooter()
  private let separator = HairlineView()
  private lazy var bottom = column.inactiveConstraint(.bottom.yielding)
  /// The text of the moment; the portrait adds nothing to the name.
  private lazy var summary = RowSummaryElement(
    of: self,
    reading: [boostLabel, nameLabel, handleLabel, time.label, bodyLabel]
  )

  private var row: MomentRow?

  /// Makes the menu of a moment, for the menu button; without it, there is no button.
  public var menu: ((MomentRow) -> UIMenu)? {
    didSet {
      footer.moreButton.makeMenu = menu.map { menu in
        { [weak self] in self?.row.map(menu) }
      }
    }
  }

  /// Makes a row that loads its images with a loader.
  public init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    photoGrid = PhotoGridView(imageLoader: imageLoader)
    extras = MomentExtras(imageLoader: imageLoader)
    likersView = LikersView(imageLoader: imageLoader)
    super.init(frame: .zero)
  }

  /// The width of the column beside the avatar in a row of a width, in points.
  private static func columnWidth(in width: CGFloat) -> CGFloat {
    min(width, Metrics.readableWidth) - 2 * Spacing.large - Metrics.avatar - Spacing.medium
  }

  // MARK: Make

  public override func makeControls() {
    addConstrainedSubviews(avatarView, column, separator)
    for label in [boostLabel, nameLabel, bodyLabel] { label.imageLoader = imageLoader }
    warningView.imageLoader = imageLoader
    for view in [boostIcon, boostLabel] { boostRow.addArrangedSubview(view) }
    for view in [nameLabel, handleLabel, time.stack] { header.addArrangedSubview(view) }
    for view in [boostRow] + contentParts + [footer.stack, likersView] {
      column.addArrangedSubview(view)
    }
    accessibilityElements = partsToRead
    connectActions()
  }

  private var partsToRead: [Any] {
    [summary, warningView, foldButton] + textNotes + [photoGrid] + extras.views + footer.buttons
      + [likersView]
  }

  /// The views between the boost and the buttons, from top to bottom.
  private var contentParts: [UIView] {
    [header, warningView, bodyLabel, foldButton] + textNotes + [photoGrid] + extras.views
  }

  /// The views right below the text.
  private var textNotes: [UIView] { [translation.view].compactMap(\.self) }

  private func connectActions() {
    avatarView.onTap { [weak self] in self?.onAction?(.openAuthor) }
    nameLabel.onTap { [weak self] in self?.onAction?(.openAuthor) }
    photoGrid.onPhoto = { [weak self] in self?.onAction?(.openPhoto($0)) }
    warningView.onToggle = { [weak self] in self?.onAction?(.command(.warning)) }
    foldButton.onPrimaryAction { [weak self] in self?.onAction?(.command(.fold)) }
    time.stack.onTap { [weak self] in self?.onAction?(.command(.toggleTime)) }
    footer.likeButton.onPrimaryAction { [weak self] in self?.onAction?(.command(.like)) }
    footer.commentButton.onPrimaryAction { [weak self] in self?.onAction?(.command(.openMoment)) }
    footer.boostButton.onPrimaryAction { [weak self] in self?.onAction?(.command(.boost)) }
    extras.onAction = { [weak self] in self?.onAction?($0) }
    extras.onNewView = { [weak self] in self?.add($0) }
  }

  // MARK: Style

  public override func styleControls() {
    backgroundColor = Palette.background
    avatarView.styleAsAvatar()
    avatarView.emptySymbol = Icon.person.image
    styleLabels()
    configure(foldButton) {
      $0.styleAsText()
      $0.contentHorizontalAlignment = .leading
    }
    column.axis = .vertical
    column.alignment = .fill
    column.spacing = Spacing.small
    column.setCustomSpacing(Spacing.xSmall, after: boostRow)
    boostRow.spacing = Spacing.xSmall
    boostRow.alignment = .center
    header.alignment = .firstBaseline
    header.spacing = Spacing.xSmall
  }

  private func styleLabels() {
    nameLabel.style(Typography.name(), Palette.accent)
    nameLabel.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    nameLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    handleLabel.style(Typography.caption(), Palette.secondaryText)
    handleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    handleLabel.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    boostLabel.style(Typography.caption(), Palette.secondaryText)
    configure(boostIcon) {
      $0.image = Icon.boost.image
      $0.tintColor = Palette.secondaryText
      $0.contentMode = .scaleAspectFit
    }
  }

  // MARK: Constrain

  public override func constrainControls() {
    boostIcon.constrain(.ratio(1))
    avatarView.constrain(
      .top.leading.inset(Spacing.large),
      .size(Metrics.avatar),
      .bottom.atMost().inset(Spacing.large)
    )
    column.constrain(
      .top.trailing.inset(Spacing.large),
      .leading.equal(to: avatarView.trailingAnchor).offset(Spacing.medium)
    )
    bottom.isActive = true
    foldButton.constrain(.height.atLeast(32).yielding)
    separator.constrain(.sides.bottom)
    boostIconHeight.isActive = true
  }

  // MARK: Update

  /// Shows a moment.
  public override func update(with viewModel: MomentRow) {
    let isSameMoment = row?.id == viewModel.id
    let wasLiked = row?.likes.isLiked ?? false
    row = viewModel
    showAuthor(of: viewModel)
    showText(of: viewModel)
    translation.show(
      viewModel.isConcealed ? nil : viewModel.translation,
      identifier: "\(viewModel.id)"
    )
    photoGrid.update(
      with: viewModel.photos,
      of: viewModel.id,
      unnamed: viewModel.photoText,
      hiddenCount: viewModel.hiddenPhotoCount,
      isConcealed: viewModel.arePhotosConcealed,
      identifier: "\(viewModel.id)"
    )
    extras.show(viewModel)
    likersView.update(people: viewModel.likes.people, text: viewModel.likes.peopleText)
    // Buttons have space around them.
    bottom.constant = likersView.isHidden ? 0 : -Spacing.medium
    footer.show(viewModel, moreTitle: viewModel.actions.moreTitle)
    spaceParts()
    if isSameMoment, viewModel.likes.isLiked, !wasLiked { footer.likeButton.animateFavorite() }
  }

  private func showAuthor(of row: MomentRow) {
    showContext(of: row)
    nameLabel.show(row.author.displayName, in: Typography.name)
    nameLabel.accessibilityIdentifier = "name.\(row.id)"
    handle = [row.author.handle, row.marks.botText].compactMap { $0 }.joined(separator: " · ")
    handleLabel.showHandle(handle, in: self)
    handleLabel.isHidden = false
    time.show(row)
    time.stack.accessibilityIdentifier = "time.\(row.id)"
    summary.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: row.author.name.readAloud) { [weak self] _ in
        self?.onAction?(.openAuthor)
        return true
      }
    ]
    avatarView.accessibilityIdentifier = "avatar.\(row.id)"
    avatarView.show(row.author.avatar, side: Metrics.avatar, with: imageLoader)
    stackHeaderForLargeText()
  }

  /// Shows the heading above the author: who boosted it, else its context.
  private func showContext(of row: MomentRow) {
    let context = row.marks.context
    boostLabel.show(
      row.boostedBy ?? context.map { RichText($0.text) },
      in: Typography.caption
    )
    boostRow.isHidden = row.boostedBy == nil && context == nil
    let icon: Icon =
      switch context {
      case .mention where row.boostedBy == nil: .mentioned
      case .pinned where row.boostedBy == nil: .pinned
      case .reply where row.boostedBy == nil: .reply
      default: .boost
      }
    boostIcon.image = icon.image
  }

  /// Name, handle and time are in one line only at standard text sizes.
  private func stackHeaderForLargeText() {
    let isLarge = header.stackForLargeText(traitCollection, alignment: .firstBaseline)
    nameLabel.numberOfLines = isLarge ? 0 : 1
    boostLabel.numberOfLines = isLarge ? 0 : 1
    time.fitIcons()
    boostIconHeight.constant = UIFontMetrics(forTextStyle: .footnote)
      .scaledValue(for: Self.boostIconSide, compatibleWith: traitCollection).rounded()
  }

  /// The text and the header depend on the content size; labels and buttons update by themselves.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    handleLabel.showHandle(handle, in: self)
    let category = traitCollection.preferredContentSizeCategory
    guard let row, category != previousTraitCollection?.preferredContentSizeCategory else {
      return
    }
    stackHeaderForLargeText()
    showText(of: row)
    spaceParts()
  }

  private func showText(of row: MomentRow) {
    warningView.show(row.contentWarning, identifier: "warning.\(row.id)")
    let isHidden = row.isConcealed || row.text.isEmpty
    bodyLabel.isHidden = isHidden
    bodyLabel.accessibilityIdentifier = "text.\(row.id)"
    bodyLabel.show(isHidden ? RichText("") : row.text, traits: traitCollection) { [weak self] in
      self?.onAction?(.open($0))
    }
    bodyLabel.numberOfLines = row.folding.isFolded ? MomentRow.Folding.lineLimit : 0
    foldButton.setTitle(row.folding.buttonTitle, for: .normal)
    foldButton.showAsExpanded(!row.folding.isFolded)
    foldButton.accessibilityIdentifier = "fold.\(row.id)"
    foldButton.isHidden = isHidden || !row.folding.canFold
  }

  private func insert(_ note: TranslationNoteView) {
    let index = column.arrangedSubviews.firstIndex(of: photoGrid) ?? 0
    column.insertArrangedSubview(note, at: index)
    accessibilityElements = partsToRead
  }

  /// Text follows the name closely, everything else at a distance.
  ///
  /// Buttons have their own space: the fold button below its text, and those below the content.
  private func spaceParts() {
    let isTextNext = warningView.isHidden && !bodyLabel.isHidden
    let last = contentParts.last { !$0.isHidden }
    for part in contentParts {
      let spacing =
        switch part {
        case last: 0 as CGFloat
        case header where isTextNext: Spacing.xSmall
        case bodyLabel where !foldButton.isHidden: 0 as CGFloat
        case foldButton: Spacing.xSmall
        default: Spacing.small
        }
      column.setCustomSpacing(spacing, after: part)
    }
    column.setCustomSpacing(0, after: footer.stack)
  }

  /// Inserts a new view at its position among the existing ones.
  private func add(_ view: UIView) {
    let later = extras.views.drop { $0 !== view }.dropFirst().first ?? footer.stack
    guard let index = column.arrangedSubviews.firstIndex(of: later) else { return }
    column.insertArrangedSubview(view, at: index)
    accessibilityElements = partsToRead
  }

  /// A handle of which only a character or two would fit is hidden.
  private func fitHandle(in width: CGFloat) {
    let line = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let taken = nameLabel.sizeThatFits(line).width + time.width
    let left = width - taken - 2 * header.spacing
    let isLegible = left >= min(48, handleLabel.sizeThatFits(line).width)
    handleLabel.isHidden = header.axis == .horizontal && !isLegible
  }

  /// Updates the parts that depend on how the text wraps: a text that fits into the folded lines
  /// needs no button to unfold it.
  public override func prepareForLayout(width: CGFloat) {
    likersView.prepareForLayout(width: Self.columnWidth(in: width))
    footer.fit(in: Self.columnWidth(in: width))
    fitHandle(in: Self.columnWidth(in: width))
    defer { spaceParts() }
    guard let row, row.folding.isFolded, !bodyLabel.isHidden else { return }
    let column = CGSize(width: Self.columnWidth(in: width), height: .greatestFiniteMagnitude)
    let folded = bodyLabel.sizeThatFits(column).height
    bodyLabel.numberOfLines = 0
    let whole = bodyLabel.sizeThatFits(column).height
    bodyLabel.numberOfLines = MomentRow.Folding.lineLimit
    foldButton.isHidden = whole <= folded
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    row = nil
    avatarView.cancel()
    photoGrid.cancel()
    extras.cancel()
    likersView.cancel()
  }
}
