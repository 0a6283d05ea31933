import DesignKit
public import Foundations
public import MomentsContracts
public import UIKit

/// The page that something links to: publisher, title, summary, details, and an image.
///
///     Harbour Times                +--------+
///     The quiet return of the      | 84     |
///     night ferry                  |        |
///     Slow, cheap and full of ...  +--------+
///     214 people shared this
///
/// With accessibility text sizes the image is above the text, as wide as the view.
public final class LinkPreviewView: BaseView {
  /// The appearance of a preview.
  public struct ViewConfig: Hashable, Sendable {
    /// Whether it is a card of its own rather than part of a row.
    public var isCard: Bool

    /// Makes a configuration.
    public init(isCard: Bool = false) {
      self.isCard = isCard
    }
  }

  /// The width and height of the image beside the text, in points.
  public static let imageSide: CGFloat = 84

  /// Called when the page should be opened.
  public var onOpen: () -> Void = {}

  private let config: ViewConfig
  private let imageLoader: ImageLoader
  private let control = PressableView()
  private let stack = UIStackView()
  private let texts = UIStackView()
  private let imageView = AsyncImageView(frame: .zero)
  private let publisherLabel = UILabel()
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private let detailLabel = UILabel()
  private var shown: LinkPreview?
  private var beside: [NSLayoutConstraint] = []
  private var above: [NSLayoutConstraint] = []

  /// Makes a view that loads its image with a loader.
  public init(_ config: ViewConfig = ViewConfig(), imageLoader: ImageLoader) {
    self.config = config
    self.imageLoader = imageLoader
    super.init(frame: .zero)
  }

  /// The image request of the preview, for prefetching; nil if there is none.
  public static func request(for preview: LinkPreview, scale: CGFloat) -> ImageRequest? {
    preview.image.map {
      ImageRequest(
        url: $0.previewURL,
        size: CGSize(width: imageSide, height: imageSide),
        scale: scale
      )
    }
  }

  private var labels: [UILabel] { [publisherLabel, titleLabel, summaryLabel, detailLabel] }

  public override func makeControls() {
    addSubview(control)
    for view in [texts, imageView] { stack.addArrangedSubview(view) }
    for label in labels { texts.addArrangedSubview(label) }
    stack.isUserInteractionEnabled = false
    control.addSubview(stack)
    control.addAction(UIAction { [weak self] _ in self?.onOpen() }, for: .touchUpInside)
  }

  public override func styleControls() {
    stack.spacing = Spacing.medium
    texts.axis = .vertical
    texts.spacing = Spacing.xxSmall
    texts.setCustomSpacing(Spacing.xSmall, after: summaryLabel)
    imageView.layer.cornerRadius = CornerRadius.medium
    imageView.backgroundColor = Palette.placeholder
    imageView.emptySymbol = Icon.link.image
    publisherLabel.style(Typography.caption(), Palette.secondaryText, lines: 1)
    titleLabel.style(Typography.name(), Palette.primaryText, lines: 3)
    summaryLabel.style(Typography.caption(), Palette.secondaryText, lines: 2)
    detailLabel.style(Typography.captionStrong(), Palette.secondaryText, lines: 2)
    if config.isCard {
      backgroundColor = Palette.surface
      layer.cornerRadius = CornerRadius.medium
      clipsToBounds = true
    }
    control.isAccessibilityElement = true
    control.accessibilityTraits = .link
  }

  public override func constrainControls() {
    // The highlighted background of a row is a little larger than its content.
    stack.constrain(.edges.inset(config.isCard ? Spacing.medium : Spacing.small))
    let margins =
      config.isCard ? CGSize.zero : CGSize(width: Spacing.small, height: Spacing.xxSmall)
    control.constrain(.top.bottom.inset(margins.height), .sides.inset(margins.width))
    beside = imageView.inactiveConstraints(.size(Self.imageSide).yielding)
    above = imageView.inactiveConstraints(
      .height.equal(to: imageView.widthAnchor).multiplied(by: 9 / 16).yielding
    )
    arrange()
  }

  private var isTextLarge: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Arranges image and text side by side, or above each other at large text sizes.
  private func arrange() {
    let axis: NSLayoutConstraint.Axis = isTextLarge ? .vertical : .horizontal
    guard stack.axis != axis || !(beside + above).contains(where: \.isActive) else { return }
    NSLayoutConstraint.deactivate(beside + above)
    stack.axis = axis
    stack.alignment = isTextLarge ? .fill : .top
    stack.insertArrangedSubview(imageView, at: isTextLarge ? 0 : 1)
    NSLayoutConstraint.activate(isTextLarge ? above : beside)
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
    if let shown { showImage(of: shown) }
  }

  /// Shows a page.
  public func update(with preview: LinkPreview) {
    shown = preview
    arrange()
    let lines = [preview.publisher, preview.title, preview.summary, preview.detail]
    for (label, text) in zip(labels, lines) {
      label.text = text
      label.isHidden = text.isEmpty
    }
    showImage(of: preview)
    control.accessibilityLabel = preview.accessibilityText
    control.accessibilityIdentifier = "link.\(preview.url.absoluteString)"
  }

  private func showImage(of preview: LinkPreview) {
    // A banner without an image would be a large empty area, and a card is narrow.
    imageView.isHidden = (isTextLarge || config.isCard) && preview.image == nil
    let side = isTextLarge ? Metrics.readableWidth / 2 : Self.imageSide
    imageView.show(preview.image, side: side, with: imageLoader)
  }

  /// Cancels the image loads, before other content is shown.
  public func cancel() {
    shown = nil
    imageView.cancel()
  }
}
