import DesignKit
public import Foundations
public import MomentsContracts
public import UIKit

/// The badge on the tile of a film: a play symbol, and the duration or "GIF".
///
/// It covers the tile, takes no touches and is hidden from accessibility: the tile's label contains
/// it.
public final class MediaBadgeView: BaseView {
  /// The side of the symbol, in points: smaller on small tiles.
  private static let signSides: (large: CGFloat, small: CGFloat) = (52, 36)
  /// Narrower tiles have the small symbol.
  private static let roomyWidth: CGFloat = 132

  private let sign = UIImageView()
  private let signGround = UIView()
  private let label = UILabel()
  private let labelGround = UIView()

  /// Makes an empty badge.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    for view in [signGround, labelGround] {
      view.backgroundColor = Palette.scrim
      addSubview(view)
    }
    signGround.addSubview(sign)
    labelGround.addSubview(label)
    configure(sign) {
      $0.image = Icon.play.image
      $0.tintColor = Palette.onImage
      $0.contentMode = .scaleAspectFit
    }
    labelGround.layer.cornerRadius = CornerRadius.small
    label.textColor = Palette.onImage
    isHidden = true
  }

  /// Shows the badge of media; nothing for photos.
  public func show(_ media: ImageReference.Media?) {
    isHidden = media?.isTileWithBadge != true
    label.text = media?.badge
    labelGround.isHidden = media?.badge.isEmpty ?? true
    setNeedsLayout()
  }

  /// Centers the symbol and places the text at the leading corner.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width < Self.roomyWidth ? Self.signSides.small : Self.signSides.large
    signGround.frame = CGRect(
      x: ((bounds.width - side) / 2).rounded(),
      y: ((bounds.height - side) / 2).rounded(),
      width: side,
      height: side
    )
    signGround.layer.cornerRadius = side / 2
    // The triangle is optically centered: it is heavier on its left.
    let inset = (side * 0.29).rounded()
    sign.frame = signGround.bounds.insetBy(dx: inset, dy: inset)
      .offsetBy(dx: (side * 0.03).rounded(), dy: 0)
    layOutWords()
  }

  /// Scales the text with the reader's text size, as far as the tile has space.
  private func layOutWords() {
    label.font = Typography.captionStrong(badgeTraits)
    let size = label.sizeThatFits(bounds.size)
    let box = CGSize(
      width: min(size.width + 2 * Spacing.small, max(0, bounds.width - 2 * Spacing.small)),
      height: size.height + Spacing.xSmall
    )
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    labelGround.frame = CGRect(
      x: isRightToLeft ? bounds.width - box.width - Spacing.small : Spacing.small,
      y: bounds.height - box.height - Spacing.small,
      width: box.width,
      height: box.height
    )
    label.frame = labelGround.bounds.insetBy(dx: Spacing.small, dy: Spacing.xxSmall)
    // The text is hidden if it would cover the symbol.
    labelGround.alpha = labelGround.frame.intersects(signGround.frame) ? 0 : 1
  }

  /// The traits of the text, which stops growing where it would cover the tile.
  private var badgeTraits: UITraitCollection {
    let category = traitCollection.preferredContentSizeCategory
    return UITraitCollection(
      preferredContentSizeCategory: category.isAccessibilityCategory ? .extraExtraLarge : category
    )
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

/// The badge of a tile: created for its first film, and in the hierarchy only while needed, so that
/// photos cost nothing.
public struct MediaBadge {
  private var view: MediaBadgeView?

  /// Makes a badge that is not shown yet.
  public init() {}

  /// Shows the badge of media over a tile; nothing for photos.
  public mutating func show(_ media: ImageReference.Media?, on tile: AsyncImageView) {
    guard let media, media.isTileWithBadge else {
      view?.removeFromSuperview()
      return
    }
    let badge = view ?? MediaBadgeView(frame: tile.bounds)
    view = badge
    if badge.superview !== tile {
      badge.frame = tile.bounds
      badge.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      tile.addSubview(badge)
    }
    badge.show(media)
  }
}

extension ImageReference.Media {
  /// Whether a tile has a badge.
  fileprivate var isTileWithBadge: Bool {
    switch kind {
    case .film, .loop: true
    case .sound, .file: false
    }
  }

  /// The symbol shown if there is no image; `nil` for a film, which has a badge.
  public var symbol: UIImage? {
    switch kind {
    case .film, .loop: nil
    case .sound: Icon.music.image
    case .file: Icon.file.image
    }
  }
}
