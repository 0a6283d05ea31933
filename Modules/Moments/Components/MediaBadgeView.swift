import DesignKit
public import Foundations
public import MomentsContracts
public import UIKit

/// What stands on the tile of a film: the sign that it plays, and how long, or that it is a GIF.
///
/// It covers the tile, takes no touches and is not read aloud: the tile says it.
public final class MediaBadgeView: UIView {
  /// The sign in the middle, in points: smaller on tiles that have little room.
  private static let signSides: (large: CGFloat, small: CGFloat) = (52, 36)
  /// Tiles that are narrower have the small sign.
  private static let roomyWidth: CGFloat = 132

  private let sign = UIImageView()
  private let signGround = UIView()
  private let label = UILabel()
  private let labelGround = UIView()

  /// Makes a badge without anything on it.
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

  /// Made in code only.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Shows what is to be said of media; nothing for photos.
  public func show(_ media: ImageReference.Media?) {
    isHidden = media?.isTileWithBadge != true
    label.text = media?.badge
    labelGround.isHidden = media?.badge.isEmpty ?? true
    setNeedsLayout()
  }

  /// Puts the sign into the middle and the words into the corner where lines begin.
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
    // The triangle is heavier on its left: in the middle it would look as if it were not.
    let inset = (side * 0.29).rounded()
    sign.frame = signGround.bounds.insetBy(dx: inset, dy: inset)
      .offsetBy(dx: (side * 0.03).rounded(), dy: 0)
    layOutWords()
  }

  /// Words are as large as the reader's text, as far as the tile has room for them.
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
    // Where the words would come over the sign, the sign says enough.
    labelGround.alpha = labelGround.frame.intersects(signGround.frame) ? 0 : 1
  }

  /// Text of a badge stops growing where it would cover what it is on.
  private var badgeTraits: UITraitCollection {
    let category = traitCollection.preferredContentSizeCategory
    return UITraitCollection(
      preferredContentSizeCategory: category.isAccessibilityCategory ? .extraExtraLarge : category
    )
  }

  /// Follows the reader's text size.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

/// The badge of a tile: made for its first film, and over the tile only while it has one, so that
/// photos cost nothing.
public struct MediaBadge {
  private var view: MediaBadgeView?

  /// Makes a badge that nobody has seen.
  public init() {}

  /// Shows what is to be said of media over a tile; nothing for photos.
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
  /// Whether a tile says that it plays.
  fileprivate var isTileWithBadge: Bool {
    switch kind {
    case .film, .loop: true
    case .sound, .file: false
    }
  }

  /// What stands for it where there is no image; a film has its sign.
  public var symbol: UIImage? {
    switch kind {
    case .film, .loop: nil
    case .sound: Icon.music.image
    case .file: Icon.file.image
    }
  }
}
