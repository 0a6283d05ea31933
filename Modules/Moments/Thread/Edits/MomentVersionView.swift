import DesignKit
public import Foundations
import MomentsComponents
public import MomentsContracts
public import MomentsValues
public import UIKit

/// One version of a moment: author, time, changes, and content.
///
///     [avatar]  Name                 2 h
///       44      20 March 2025 at 18:05
///               Text changed · Photos added
///               text, with additions highlighted
///               [photos]
///               [answers of the poll]
public final class MomentVersionView: BaseListItemView<MomentVersionRow, MomentVersionView.Action> {
  /// The reader's actions in the row.
  public enum Action: Hashable, Sendable {
    /// Open the author's profile.
    case openAuthor
    /// Show what the content warning hides, or hide it again.
    case toggleWarning
    /// Open a link, mention or hashtag of the text.
    case open(RichText.Style)
    /// Open the photo at an index.
    case openPhoto(Int)
  }

  private let imageLoader: ImageLoader
  private let avatarView = AsyncImageView(frame: .zero)
  private let column = UIStackView()
  private let header = UIStackView()
  private let nameLabel = ImageLabel()
  private let timeLabel = UILabel()
  private let fullTimeLabel = UILabel()
  private let remarkLabel = UILabel()
  private let warningView = ContentWarningView()
  private let bodyLabel = LinkLabel()
  private let photoGrid: PhotoGridView
  private var pollView: PollView?
  private let separator = HairlineView()
  /// The portrait adds nothing to the name.
  private lazy var summary = RowSummaryElement(
    of: self,
    reading: [nameLabel, timeLabel, fullTimeLabel, remarkLabel, bodyLabel]
  )
  private var row: MomentVersionRow?

  /// Makes a row that loads its images with a loader.
  public init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    photoGrid = PhotoGridView(imageLoader: imageLoader)
    super.init(frame: .zero)
  }

  // MARK: Make

  public override func makeControls() {
    addConstrainedSubviews(avatarView, column, separator)
    for label in [nameLabel, bodyLabel] { label.imageLoader = imageLoader }
    warningView.imageLoader = imageLoader
    for view in [nameLabel, timeLabel] { header.addArrangedSubview(view) }
    for view in [header, fullTimeLabel, remarkLabel, warningView, bodyLabel, photoGrid] {
      column.addArrangedSubview(view)
    }
    accessibilityElements = partsToRead
    for view in [avatarView, nameLabel] {
      view.onTap { [weak self] in self?.onAction?(.openAuthor) }
    }
    photoGrid.onPhoto = { [weak self] in self?.onAction?(.openPhoto($0)) }
    warningView.onToggle = { [weak self] in self?.onAction?(.toggleWarning) }
  }

  private var partsToRead: [Any] {
    [summary, warningView, photoGrid] + [pollView].compactMap(\.self)
  }

  // MARK: Style

  public override func styleControls() {
    backgroundColor = Palette.background
    avatarView.styleAsAvatar()
    avatarView.emptySymbol = Icon.person.image
    nameLabel.style(Typography.name(), Palette.accent)
    nameLabel.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    timeLabel.style(Typography.caption(), Palette.secondaryText)
    timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    fullTimeLabel.style(Typography.caption(), Palette.secondaryText, lines: 0)
    remarkLabel.style(Typography.captionStrong(), Palette.secondaryText, lines: 0)
    column.axis = .vertical
    column.spacing = Spacing.small
    column.setCustomSpacing(Spacing.xxSmall, after: header)
    column.setCustomSpacing(Spacing.xxSmall, after: fullTimeLabel)
    header.alignment = .firstBaseline
    header.spacing = Spacing.xSmall
  }

  // MARK: Constrain

  public override func constrainControls() {
    avatarView.constrain(
      .top.leading.inset(Spacing.large),
      .size(Metrics.avatar),
      .bottom.atMost().inset(Spacing.large)
    )
    column.constrain(
      .top.trailing.inset(Spacing.large),
      .leading.equal(to: avatarView.trailingAnchor).offset(Spacing.medium),
      .bottom.inset(Spacing.large).yielding
    )
    separator.constrain(.sides.bottom)
  }

  // MARK: Update

  /// Shows a version.
  public override func update(with viewModel: MomentVersionRow) {
    row = viewModel
    let id = viewModel.id
    accessibilityIdentifier = "version.\(id)"
    avatarView.accessibilityIdentifier = "avatar.\(id)"
    avatarView.show(viewModel.author.avatar, side: Metrics.avatar, with: imageLoader)
    nameLabel.show(viewModel.author.displayName, in: Typography.name)
    nameLabel.accessibilityIdentifier = "name.\(id)"
    timeLabel.text = viewModel.timeText
    timeLabel.textColor = viewModel.isPending ? Palette.accent : Palette.secondaryText
    fullTimeLabel.text = viewModel.fullTimeText
    fullTimeLabel.isHidden = viewModel.fullTimeText.isEmpty
    remarkLabel.text = viewModel.remark
    remarkLabel.isHidden = viewModel.remark.isEmpty
    summary.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: viewModel.author.name.readAloud) { [weak self] _ in
        self?.onAction?(.openAuthor)
        return true
      }
    ]
    showText(of: viewModel)
    photoGrid.update(
      with: viewModel.photos,
      of: id,
      unnamed: viewModel.photoText,
      hiddenCount: viewModel.hiddenPhotoCount,
      isConcealed: viewModel.arePhotosConcealed,
      identifier: "\(id)"
    )
    show(viewModel.isConcealed ? nil : viewModel.poll, of: viewModel)
    fitLargeText()
  }

  private func showText(of row: MomentVersionRow) {
    warningView.show(row.contentWarning, identifier: "warning.\(row.id)")
    let isHidden = row.isConcealed || row.text.isEmpty
    bodyLabel.isHidden = isHidden
    bodyLabel.numberOfLines = 0
    bodyLabel.accessibilityIdentifier = "text.\(row.id)"
    bodyLabel.show(isHidden ? RichText("") : row.text, traits: traitCollection) { [weak self] in
      self?.onAction?(.open($0))
    }
  }

  /// Most versions have no poll: its view is created for the first one.
  private func show(_ poll: PollRow?, of row: MomentVersionRow) {
    pollView?.isHidden = poll == nil
    guard let poll else { return }
    let view = pollView ?? PollView()
    if pollView == nil {
      view.imageLoader = imageLoader
      pollView = view
      column.addArrangedSubview(view)
      accessibilityElements = partsToRead
    }
    view.update(with: poll, identifier: "\(row.id)")
  }

  /// Name and time are in one line only at standard text sizes.
  private func fitLargeText() {
    let isLarge = header.stackForLargeText(traitCollection, alignment: .firstBaseline)
    nameLabel.numberOfLines = isLarge ? 0 : 1
  }

  /// The text depends on the content size.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard let row, category != previousTraitCollection?.preferredContentSizeCategory else { return }
    showText(of: row)
    fitLargeText()
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    row = nil
    avatarView.cancel()
    photoGrid.cancel()
  }
}
