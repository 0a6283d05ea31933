import CoreGraphics
import Foundation

extension MenuRow {
  /// The padding of tiles, and the distance between their image and title, in points.
  private static let tileInset: CGFloat = 10
  private static let tileGap: CGFloat = 4

  /// Shows the image, or the image above the title.
  func becomeTile(_ size: UIMenu.ElementSize, _ color: UIColor) {
    imageView.image = element.image
    imageView.tintColor = color
    label.textAlignment = .center
    label.isHidden = size == .small && element.image != nil
    label.numberOfLines = size == .small ? 1 : 2
    if size == .medium { label.font = label.font.withSize((label.font.pointSize * 0.8).rounded()) }
    updateGround()
  }

  /// The side of the image, which scales with the text size.
  private var tileImageSide: CGFloat {
    imageView.image == nil ? 0 : max(Self.imageSide, (label.font.lineHeight * 1.1).rounded())
  }

  /// The preferred width of a tile, in points.
  var naturalTileWidth: CGFloat {
    let words = label.isHidden ? 0 : min(label.intrinsicContentSize.width.rounded(.up), 88)
    return max(words, tileImageSide) + 2 * Self.tileInset
  }

  /// Returns the height of a tile at a width, in points.
  func tileHeight(for width: CGFloat, least: CGFloat) -> CGFloat {
    let words = titleHeight(in: width - Self.tileInset)
    let image = tileImageSide
    let gap = words > 0 && image > 0 ? Self.tileGap : 0
    return max(words + image + gap + 2 * Self.tileInset, least)
  }

  private func titleHeight(in width: CGFloat) -> CGFloat {
    guard !label.isHidden, label.text?.isEmpty == false else { return 0 }
    let natural = label.sizeThatFits(CGSize(width: max(width, 1), height: 0)).height
    return min(natural, label.font.lineHeight * CGFloat(label.numberOfLines)).rounded(.up)
  }

  func layOutTile() {
    let width = bounds.width - Self.tileInset
    let words = titleHeight(in: width)
    let side = tileImageSide
    let gap = words > 0 && side > 0 ? Self.tileGap : 0
    let top = ((bounds.height - words - side - gap) / 2).rounded()
    imageView.frame = CGRect(
      x: ((bounds.width - side) / 2).rounded(),
      y: top,
      width: side,
      height: side
    )
    label.frame = CGRect(x: Self.tileInset / 2, y: top + side + gap, width: width, height: words)
  }
}
