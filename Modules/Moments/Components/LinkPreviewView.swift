import DesignKit
public import Foundations
public import MomentsContracts
public import UIKit

/// The page that something links to: who published it, its title, what it is about, what else
/// there is to say, and a picture of it.
///
///     Harbour Times                +--------+
///     The quiet return of the      | 84     |
///     night ferry                  |        |
///     Slow, cheap and full of ...  +--------+
///     214 people shared this
///
/// With accessibility text sizes the picture is above the text, as wide as the view.
public final class LinkPreviewView: BaseView {
  /// How a preview looks.
  public struct ViewConfig: Hashable, Sendable {
    /// Whether it is a card of its own among other things, and not a row.
    public var isCard: Bool

    /// Makes a configuration.
    public init(isCard: Bool = false) {
      self.isCard = isCard
    }
  }

  /// How wide and high the picture beside the text is, in points.
  public static let pictureSide: CGFloat = 84

  /// Called when the page is to be opened.
  public var onOpen: () -> Void = {}

  private let config: ViewConfig
  private let imageLoader: ImageLoader
  private let control = PressableView()
  private let stack = UIStackView()
  private let texts = UIStackView()
  private let pictureView = AsyncImageView(frame: .zero)
  private let publisherLabel = UILabel()
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private let detailLabel = UILabel()
  private var shown: LinkPreview?
  private var beside: [NSLayoutConstraint] = []
  private var above: [NSLayoutConstraint] = []

  /// Makes a view that loads its picture with a loader.
  public init(_ config: ViewConfig = ViewConfig(), imageLoader: ImageLoader) {
    self.config = config
    self.imageLoader = imageLoader
    super.init(frame: .zero)
  }

  /// What a picture is asked for with, for loading it ahead; nil where there is none.
  public static func request(for preview: LinkPreview, scale: CGFloat) -> ImageRequest? {
    preview.picture.map {
      ImageRequest(
        url: $0.previewURL,
        size: CGSize(width: pictureSide, height: pictureSide),
        scale: scale
      )
    }
  }

  private var labels: [UILabel] { [publisherLabel, titleLabel, summaryLabel, detailLabel] }

  /// Puts the controls into the view.
  public override func makeControls() {
    addSubview(control)
    for view in [texts, pictureView] { stack.addArrangedSubview(view) }
    for label in labels { texts.addArrangedSubview(label) }
    stack.isUserInteractionEnabled = false
    control.addSubview(stack)
    control.addAction(UIAction { [weak self] _ in self?.onOpen() }, for: .touchUpInside)
  }

  /// Gives the controls the tokens of DesignKit.
  public override func styleControls() {
    stack.spacing = Spacing.medium
    texts.axis = .vertical
    texts.spacing = Spacing.xxSmall
    texts.setCustomSpacing(Spacing.xSmall, after: summaryLabel)
    pictureView.layer.cornerRadius = CornerRadius.medium
    pictureView.backgroundColor = Palette.placeholder
    pictureView.emptySymbol = Icon.link.image
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

  /// Says where the controls go.
  public override func constrainControls() {
    control.translatesAutoresizingMaskIntoConstraints = false
    // The pressed ground of a row is a little larger than what is in it.
    stack.pinEdges(to: control, inset: config.isCard ? Spacing.medium : Spacing.small)
    let margins =
      config.isCard ? CGSize.zero : CGSize(width: Spacing.small, height: Spacing.xxSmall)
    NSLayoutConstraint.activate([
      control.topAnchor.constraint(equalTo: topAnchor, constant: margins.height),
      control.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margins.height),
      control.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.width),
      control.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margins.width),
    ])
    beside = [
      pictureView.widthAnchor.constraint(equalToConstant: Self.pictureSide).yieldingToHiding(),
      pictureView.heightAnchor.constraint(equalToConstant: Self.pictureSide).yieldingToHiding(),
    ]
    above = [
      pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor, multiplier: 9 / 16)
        .yieldingToHiding()
    ]
    arrange()
  }

  private var isTextLarge: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Picture and text beside each other, or above each other where the text is large.
  private func arrange() {
    let axis: NSLayoutConstraint.Axis = isTextLarge ? .vertical : .horizontal
    guard stack.axis != axis || !(beside + above).contains(where: \.isActive) else { return }
    NSLayoutConstraint.deactivate(beside + above)
    stack.axis = axis
    stack.alignment = isTextLarge ? .fill : .top
    stack.insertArrangedSubview(pictureView, at: isTextLarge ? 0 : 1)
    NSLayoutConstraint.activate(isTextLarge ? above : beside)
  }

  /// Follows the reader's text size.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
    if let shown { showPicture(of: shown) }
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
    showPicture(of: preview)
    control.accessibilityLabel = preview.accessibilityText
    control.accessibilityIdentifier = "link.\(preview.url.absoluteString)"
  }

  private func showPicture(of preview: LinkPreview) {
    // A banner without a picture would be a large piece of nothing, and a card is narrow.
    pictureView.isHidden = (isTextLarge || config.isCard) && preview.picture == nil
    let side = isTextLarge ? Metrics.readableWidth / 2 : Self.pictureSide
    pictureView.show(preview.picture, side: side, with: imageLoader)
  }

  /// Stops loading, before other content is shown.
  public func cancel() {
    shown = nil
    pictureView.cancel()
  }
}
