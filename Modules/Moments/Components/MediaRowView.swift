import DesignKit
import Foundations
import ListModel
import MomentsContracts
import UIKit

/// A sound or a file below the photos of a moment: its image or a symbol, its title, and its kind.
///
///     +------+  Rain on the tent, and an owl
///     |  ♪   |  Audio · 3:25               ▶
///     +------+
final class MediaRowView: BaseView {
  /// Called when it is tapped.
  var onOpen: () -> Void = {}

  private static let imageSide: CGFloat = 48
  private static let margin = Spacing.small

  private let imageLoader: ImageLoader
  private let control = PressableView()
  private let imageView = AsyncImageView(frame: .zero)
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let signView = UIImageView()

  init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    super.init(frame: .zero)
  }

  override func makeControls() {
    addSubview(control)
    for view in [imageView, titleLabel, detailLabel, signView] { control.addSubview(view) }
    control.addAction(UIAction { [weak self] _ in self?.onOpen() }, for: .touchUpInside)
  }

  override func styleControls() {
    backgroundColor = Palette.surface
    layer.cornerRadius = CornerRadius.medium
    clipsToBounds = true
    imageView.isUserInteractionEnabled = false
    imageView.layer.cornerRadius = CornerRadius.small
    signView.contentMode = .scaleAspectFit
    signView.tintColor = Palette.accent
    titleLabel.style(Typography.name(), Palette.primaryText, lines: 2)
    detailLabel.style(Typography.caption(), Palette.secondaryText, lines: 1)
    for label in [titleLabel, detailLabel] { label.textAlignment = .natural }
    control.isAccessibilityElement = true
    control.accessibilityTraits = .button
  }

  /// Shows a sound or a file.
  ///
  /// - Parameters:
  ///   - image: The media.
  ///   - name: The name of its image for the transition to full screen.
  ///   - identifier: The accessibility identifier.
  func show(_ image: ImageReference, named name: ListItemID, identifier: String) {
    let media = image.media
    titleLabel.text = media?.title
    detailLabel.text = media?.detail
    signView.image = media?.kind == .sound ? Icon.play.image : Icon.link.image
    imageView.imageName = name
    imageView.emptySymbol = media?.symbol
    imageView.show(
      image.hasImage ? image : nil,
      side: Self.imageSide,
      with: imageLoader
    )
    control.accessibilityIdentifier = identifier
    control.accessibilityLabel = media?.spokenText
    control.accessibilityTraits = media?.kind == .sound ? [.button, .startsMediaSession] : .link
    setNeedsLayout()
  }

  /// Cancels the image loads.
  func cancel() { imageView.cancel() }

  // MARK: Layout

  /// The height of all rows at the reader's text size: that of two lines and an image.
  static func height(in traits: UITraitCollection) -> CGFloat {
    let lines = titleLines(in: traits) * Typography.name(traits).lineHeight
    let text = lines + Spacing.xxSmall + Typography.caption(traits).lineHeight
    return (max(imageSide, text.rounded(.up)) + 2 * margin).rounded(.up)
  }

  /// Large text gets a second line, because only few words fit on the first.
  private static func titleLines(in traits: UITraitCollection) -> CGFloat {
    traits.preferredContentSizeCategory.isAccessibilityCategory ? 2 : 1
  }

  /// Places the image at the leading edge, the symbol at the trailing edge, and the text between.
  override func layoutSubviews() {
    super.layoutSubviews()
    control.frame = bounds
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func mirrored(_ frame: CGRect) -> CGRect {
      guard isRightToLeft else { return frame }
      return CGRect(
        x: bounds.width - frame.maxX,
        y: frame.minY,
        width: frame.width,
        height: frame.height
      )
    }
    let side = Self.imageSide
    let top = ((bounds.height - side) / 2).rounded()
    imageView.frame = mirrored(CGRect(x: Self.margin, y: top, width: side, height: side))
    let sign: CGFloat = 20
    signView.frame = mirrored(
      CGRect(
        x: bounds.width - sign - Spacing.large,
        y: ((bounds.height - sign) / 2).rounded(),
        width: sign,
        height: sign
      )
    )
    let start = Self.margin + side + Spacing.medium
    let width = max(0, bounds.width - start - sign - 2 * Spacing.large)
    layOutWords(from: start, width: width, mirrored)
  }

  private func layOutWords(from x: CGFloat, width: CGFloat, _ mirrored: (CGRect) -> CGRect) {
    titleLabel.numberOfLines = Int(Self.titleLines(in: traitCollection))
    let room = CGSize(width: width, height: bounds.height)
    let title = titleLabel.sizeThatFits(room).height
    let detail = detailLabel.sizeThatFits(room).height
    let top = ((bounds.height - title - Spacing.xxSmall - detail) / 2).rounded()
    titleLabel.frame = mirrored(CGRect(x: x, y: top, width: width, height: title))
    detailLabel.frame = mirrored(
      CGRect(x: x, y: top + title + Spacing.xxSmall, width: width, height: detail)
    )
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
