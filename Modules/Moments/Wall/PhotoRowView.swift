import DesignKit
import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
import MomentsValues
public import UIKit

/// A photo with its author's text.
///
/// While the photo is loading, its space is reserved, with a spinner; a failed one shows that, and
/// a tap retries.
public final class PhotoRowView: ImageListItemView<PhotoRow, Never>, CellConfigurable {
  /// The aspect ratios, between a panorama and an upright photo: higher ones would fill the screen
  /// alone.
  private static let shapes = 0.8...2.0

  private let photoView = AsyncImageView(frame: .zero)
  private var badge = MediaBadge()
  private let progress = UIActivityIndicatorView(style: .medium)
  private let retryButton = UIButton(type: .system)
  private let titleLabel = ImageLabel()
  private let timeLabel = UILabel()
  private let textLabel = ImageLabel()
  private let heading = UIStackView()
  private let column = UIStackView()
  private lazy var summary = RowSummaryElement(of: self, reading: [column])
  private var shape: NSLayoutConstraint?
  private weak var row: PhotoRow?

  public override func makeControls() {
    for label in [titleLabel, timeLabel] { heading.addArrangedSubview(label) }
    for view in [photoView, heading, textLabel] { column.addArrangedSubview(view) }
    addConstrainedSubviews(column, progress, retryButton)
    for label in [titleLabel, textLabel] { label.imageLoader = imageLoader }
    accessibilityElements = [summary, progress, retryButton]
    // A failed photo cannot be opened: the button in its place retries.
    photoView.onTap { [weak self] in
      guard let self, let row else { return }
      if photoView.phase == .shown || !row.image.hasImage { row.openPhoto() }
    }
    photoView.onPhaseChange = { [weak self] in self?.show($0) }
    retryButton.onPrimaryAction { [weak self] in self?.photoView.retry() }
  }

  public override func styleControls() {
    photoView.layer.cornerRadius = CornerRadius.medium
    photoView.emptySymbol = nil
    summary.accessibilityTraits = [.image, .button]
    // On its own background: the placeholder color of a photo may be any.
    progress.color = Palette.onImage
    progress.backgroundColor = Palette.scrim
    progress.layer.cornerRadius = Metrics.tapTarget / 2
    progress.hidesWhenStopped = true
    titleLabel.style(Typography.name(), Palette.primaryText, lines: 2)
    timeLabel.style(Typography.caption(), Palette.secondaryText)
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    textLabel.style(Typography.body(), Palette.primaryText)
    for label in [titleLabel, timeLabel, textLabel] { label.textAlignment = .natural }
    heading.spacing = Spacing.small
    column.axis = .vertical
    column.spacing = Spacing.xxSmall
    column.setCustomSpacing(Spacing.small, after: photoView)
    styleRetry()
  }

  private func styleRetry() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = Icon.retry.image
    configuration.imagePlacement = .top
    configuration.imagePadding = Spacing.small
    configuration.titleAlignment = .center
    configuration.baseForegroundColor = Palette.secondaryText
    configuration.titleTextAttributesTransformer = .font { Typography.button() }
    retryButton.configuration = configuration
  }

  public override func constrainControls() {
    column.constrain(.edges.inset(dx: Spacing.large, dy: Spacing.medium))
    retryButton.constrain(.edges.equal(to: photoView))
    progress.constrain(.center.equal(to: photoView), .size(Metrics.tapTarget))
  }

  /// Shows a photo, and observes its text.
  public override func update(with viewModel: PhotoRow) {
    row = viewModel
    photoView.imageName = viewModel.imageName
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    heading.axis = isLarge ? .vertical : .horizontal
    heading.alignment = isLarge ? .leading : .firstBaseline
    textLabel.numberOfLines = isLarge ? 8 : 3
    timeLabel.text = viewModel.timeText
    timeLabel.isHidden = viewModel.timeText.isEmpty
    retryButton.configuration?.title = viewModel.failureText
    retryButton.accessibilityIdentifier = "wall.retry.\(viewModel.itemID)"
    accessibilityIdentifier = "wall.\(viewModel.itemID)"
    photoView.accessibilityIdentifier = "wall.picture.\(viewModel.itemID)"
    badge.show(viewModel.image.media, on: photoView)
    giveShape(of: viewModel.image)
    show(viewModel.image)
    viewModel.caption.observe { [weak self, weak viewModel] caption in
      self?.titleLabel.show(caption.title, in: Typography.name)
      self?.textLabel.show(caption.text, in: Typography.body)
      self?.textLabel.isHidden = caption.text.isEmpty
      self?.summary.accessibilityLabel = viewModel?.accessibilityText
    }
    .disposed(by: bindings)
  }

  private func show(_ image: ImageReference) {
    let width = Metrics.readableWidth
    photoView.show(
      image,
      size: CGSize(width: width, height: width / Self.aspect(of: image)),
      with: imageLoader
    )
    show(photoView.phase)
  }

  private static func aspect(of image: ImageReference) -> CGFloat {
    let aspect = image.pixelSize?.aspectRatio ?? 4.0 / 3
    return min(max(aspect, shapes.lowerBound), shapes.upperBound)
  }

  private func giveShape(of image: ImageReference) {
    let aspect = Self.aspect(of: image)
    guard shape?.multiplier != aspect else { return }
    shape?.isActive = false
    let new = photoView.inactiveConstraint(.ratio(aspect).yielding)
    new.isActive = true
    shape = new
  }

  private func show(_ phase: AsyncImageView.Phase) {
    retryButton.isHidden = phase != .failed
    // The placeholder color of a failed image has no meaning, and text may not be legible on it.
    if phase == .failed { photoView.backgroundColor = Palette.placeholder }
    guard (phase == .loading) != progress.isAnimating else { return }
    if phase == .loading { progress.startAnimating() } else { progress.stopAnimating() }
  }

  /// Ends the observation of the row and cancels its image loads.
  public override func prepareForReuse() {
    super.prepareForReuse()
    photoView.cancel()
  }
}
