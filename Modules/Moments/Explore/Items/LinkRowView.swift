import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import UIKit

/// One link: who published it, its title, what it is about, how many shared it, and a picture of
/// it.
///
///     Harbour Times                +--------+
///     The quiet return of the      | 84     |
///     night ferry                  |        |
///     Slow, cheap and full of ...  +--------+
///     214 people shared this
///
/// With accessibility text sizes the picture is above the text, as wide as the row.
final class LinkRowView: BaseListItemView<LinkRow, LinkRowView.Action> {
  /// What the reader can do in the row.
  enum Action: Hashable, Sendable {
    /// Open the page.
    case open
  }

  static let pictureSide: CGFloat = 84

  private let imageLoader: ImageLoader
  private let control = PressableView()
  private let stack = UIStackView()
  private let texts = UIStackView()
  private let pictureView = AsyncImageView(frame: .zero)
  private let publisherLabel = UILabel()
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private let sharedLabel = UILabel()
  private var shown: LinkRow?
  private var beside: [NSLayoutConstraint] = []
  private var above: [NSLayoutConstraint] = []

  init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    super.init(frame: .zero)
  }

  /// What a picture is asked for with, for loading it ahead; nil where there is none.
  static func request(for row: LinkRow, scale: CGFloat) -> ImageRequest? {
    row.picture.map {
      ImageRequest(
        url: $0.previewURL,
        size: CGSize(width: pictureSide, height: pictureSide),
        scale: scale
      )
    }
  }

  private var labels: [UILabel] { [publisherLabel, titleLabel, summaryLabel, sharedLabel] }

  override func makeControls() {
    addSubview(control)
    for view in [texts, pictureView] { stack.addArrangedSubview(view) }
    for label in labels { texts.addArrangedSubview(label) }
    stack.isUserInteractionEnabled = false
    control.addSubview(stack)
    control.addAction(
      UIAction { [weak self] _ in self?.onAction?(.open) },
      for: .touchUpInside
    )
  }

  override func styleControls() {
    stack.spacing = Spacing.medium
    texts.axis = .vertical
    texts.spacing = Spacing.xxSmall
    texts.setCustomSpacing(Spacing.xSmall, after: summaryLabel)
    pictureView.layer.cornerRadius = CornerRadius.medium
    pictureView.backgroundColor = Palette.placeholder
    pictureView.emptySymbol = Icon.link.image
    style(publisherLabel, Typography.caption(), Palette.secondaryText, lines: 1)
    style(titleLabel, Typography.name(), Palette.primaryText, lines: 3)
    style(summaryLabel, Typography.caption(), Palette.secondaryText, lines: 2)
    style(sharedLabel, Typography.captionStrong(), Palette.secondaryText, lines: 2)
    control.isAccessibilityElement = true
    control.accessibilityTraits = .link
  }

  private func style(_ label: UILabel, _ font: UIFont, _ color: UIColor, lines: Int) {
    configure(label) {
      $0.font = font
      $0.textColor = color
      $0.numberOfLines = lines
      $0.textAlignment = .natural
      $0.lineBreakMode = .byTruncatingTail
      $0.adjustsFontForContentSizeCategory = true
    }
  }

  override func constrainControls() {
    // The pressed ground is a little larger than what is in it.
    control.translatesAutoresizingMaskIntoConstraints = false
    stack.pinEdges(to: control, inset: Spacing.small)
    NSLayoutConstraint.activate([
      control.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.xxSmall),
      control.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.xxSmall),
      control.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.small),
      control.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.small),
    ])
    beside = [
      pictureView.widthAnchor.constraint(equalToConstant: Self.pictureSide),
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

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
    if let shown { showPicture(of: shown) }
  }

  override func update(with viewModel: LinkRow) {
    shown = viewModel
    arrange()
    let lines = [
      viewModel.publisher, viewModel.title, viewModel.summary, viewModel.sharedText,
    ]
    for (label, text) in zip(labels, lines) {
      label.text = text
      label.isHidden = text.isEmpty
    }
    showPicture(of: viewModel)
    control.accessibilityLabel = viewModel.accessibilityText
    control.accessibilityIdentifier = "link.\(viewModel.itemID)"
  }

  private func showPicture(of viewModel: LinkRow) {
    // A banner without a picture would be a large piece of nothing.
    pictureView.isHidden = isTextLarge && viewModel.picture == nil
    let side = isTextLarge ? Metrics.readableWidth / 2 : Self.pictureSide
    pictureView.show(viewModel.picture, side: side, with: imageLoader)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    shown = nil
    pictureView.cancel()
  }
}
