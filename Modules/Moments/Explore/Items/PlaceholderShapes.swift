import DesignKit
import MomentsComponents
import MomentsContracts
import UIKit

/// The shapes of a loading shelf.
struct PlaceholderShapes {
  /// One shape.
  struct Block: Hashable {
    var frame: CGRect
    var cornerRadius: CGFloat
    /// Whether it is the background of others.
    var isCard = false
  }

  var kind: ExploreShelf.Kind
  var columns: Int
  /// The visible part of horizontal shelves beyond the width, in points.
  var overhang: CGFloat = 0

  private static let linkCount = 3

  /// The total height, in points.
  func height(inWidth width: CGFloat, traits: UITraitCollection) -> CGFloat {
    switch kind {
    case .photos: 3 * tileSide(inWidth: width) + 2 * Spacing.xSmall
    case .hashtags, .people: cardHeight(traits)
    case .links: CGFloat(Self.linkCount) * linkHeight
    }
  }

  /// The shapes, for left-to-right text, back to front.
  func blocks(inWidth width: CGFloat, traits: UITraitCollection) -> [Block] {
    switch kind {
    case .photos: tiles(inWidth: width)
    case .hashtags, .people: cards(inWidth: width, traits: traits)
    case .links: links(inWidth: width, traits: traits)
    }
  }

  // MARK: Photos

  private func tileSide(inWidth width: CGFloat) -> CGFloat {
    let count = CGFloat(max(columns, 1))
    let room = width - 2 * Spacing.large - (count - 1) * Spacing.xSmall
    return max((room / count).rounded(.down), 0)
  }

  private func tiles(inWidth width: CGFloat) -> [Block] {
    let side = tileSide(inWidth: width)
    return (0..<3 * columns).map { index in
      Block(
        frame: CGRect(
          x: Spacing.large + CGFloat(index % columns) * (side + Spacing.xSmall),
          y: CGFloat(index / columns) * (side + Spacing.xSmall),
          width: side,
          height: side
        ),
        cornerRadius: CornerRadius.small
      )
    }
  }

  // MARK: Cards

  private func cardHeight(_ traits: UITraitCollection) -> CGFloat {
    let name = Typography.name(traits).lineHeight
    let line = Typography.caption(traits).lineHeight
    let inside =
      kind == .hashtags
      ? name + Spacing.xxSmall + line + Spacing.medium + TagCardView.chartHeight
      : PersonCardView.avatarSide + Spacing.small + name + line + 2 * Spacing.small + 3 * line
    return (inside + 2 * Spacing.medium).rounded(.up)
  }

  private func cards(inWidth width: CGFloat, traits: UITraitCollection) -> [Block] {
    let cardWidth = min(
      ExploreMetrics.cardWidth * max(Self.scale(traits), 1),
      width - 2 * Spacing.large
    )
    let height = cardHeight(traits)
    let count = Int(((width + overhang) / max(cardWidth + Spacing.small, 1)).rounded(.up))
    return (0..<max(count, 1)).flatMap { index in
      let card = CGRect(
        x: Spacing.large + CGFloat(index) * (cardWidth + Spacing.small),
        y: 0,
        width: cardWidth,
        height: height
      )
      return [Block(frame: card, cornerRadius: CornerRadius.large, isCard: true)]
        + (kind == .hashtags ? tagLines(in: card, traits) : personLines(in: card, traits))
    }
  }

  private func tagLines(in card: CGRect, _ traits: UITraitCollection) -> [Block] {
    let inner = card.insetBy(dx: Spacing.medium, dy: Spacing.medium)
    let name = Typography.name(traits).lineHeight
    let line = Typography.caption(traits).lineHeight
    return [
      bar(x: inner.minX, y: inner.minY, width: inner.width * 0.6, height: name),
      bar(
        x: inner.minX,
        y: inner.minY + name + Spacing.xxSmall,
        width: inner.width * 0.9,
        height: line
      ),
      Block(
        frame: CGRect(
          x: inner.minX,
          y: inner.maxY - TagCardView.chartHeight,
          width: inner.width,
          height: TagCardView.chartHeight
        ),
        cornerRadius: CornerRadius.small
      ),
    ]
  }

  private func personLines(in card: CGRect, _ traits: UITraitCollection) -> [Block] {
    let inner = card.insetBy(dx: Spacing.medium, dy: Spacing.medium)
    let side = PersonCardView.avatarSide
    let name = Typography.name(traits).lineHeight
    let line = Typography.caption(traits).lineHeight
    let below = inner.minY + side + Spacing.small
    func centered(_ part: CGFloat, y: CGFloat, height: CGFloat) -> Block {
      let width = inner.width * part
      return bar(x: inner.midX - width / 2, y: y, width: width, height: height)
    }
    return [
      Block(
        frame: CGRect(x: inner.midX - side / 2, y: inner.minY, width: side, height: side),
        cornerRadius: CornerRadius.large
      ),
      centered(0.7, y: below, height: name),
      centered(0.5, y: below + name, height: line),
      centered(0.9, y: below + name + line + Spacing.small, height: line),
    ]
  }

  // MARK: Links

  /// The height of a row of a link with an image beside the text.
  private var linkHeight: CGFloat {
    LinkPreviewView.imageSide + 2 * (Spacing.small + Spacing.xxSmall)
  }

  private func links(inWidth width: CGFloat, traits: UITraitCollection) -> [Block] {
    let side = LinkPreviewView.imageSide
    let textWidth = max(width - 2 * Spacing.large - side - Spacing.medium, 0)
    let name = min(Typography.name(traits).lineHeight, side / 4)
    let line = min(Typography.caption(traits).lineHeight, side / 5)
    return (0..<Self.linkCount).flatMap { index in
      let top = CGFloat(index) * linkHeight + Spacing.small + Spacing.xxSmall
      return [
        bar(x: Spacing.large, y: top, width: textWidth * 0.35, height: line),
        bar(x: Spacing.large, y: top + line + 4, width: textWidth, height: name),
        bar(x: Spacing.large, y: top + line + name + 8, width: textWidth * 0.7, height: name),
        Block(
          frame: CGRect(x: width - Spacing.large - side, y: top, width: side, height: side),
          cornerRadius: CornerRadius.medium
        ),
      ]
    }
  }

  // MARK: Parts

  /// A placeholder of a line of text, as high as its letters.
  private func bar(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> Block {
    let letters = (height * 0.6).rounded()
    return Block(
      frame: CGRect(
        x: x.rounded(),
        y: (y + (height - letters) / 2).rounded(),
        width: width.rounded(),
        height: letters
      ),
      cornerRadius: letters / 2
    )
  }

  private static func scale(_ traits: UITraitCollection) -> CGFloat {
    UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits) / 100
  }
}
