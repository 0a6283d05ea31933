internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UICollectionView {
  /// Whether the collection view shows the very start of its content, on each axis.
  ///
  /// If so, items inserted before the first become visible.
  final var isAtStart: (x: Bool, y: Bool) {
    let bounds = layer.bounds
    let inset = storedAdjustedInset
    let x =
      isFlipped
      ? bounds.maxX >= storedContentSize.width + inset.right - 0.5
      : bounds.minX <= -inset.left + 0.5
    return (x, bounds.minY <= -inset.top + 0.5)
  }

  /// The first item that is at least partly visible below the bars; nil if there is nothing to
  /// preserve.
  final var readingAnchor: CollectionAnchor? {
    let start = isAtStart
    let scroll = scrollingAxes
    guard (scroll.y && !start.y) || (scroll.x && !start.x) else { return nil }
    guard let item = firstShown else { return nil }
    return anchor(item.placed, holdsX: !start.x, holdsY: !start.y)
  }

  /// The first item that begins below the bars: one that is partly covered would change its height
  /// when the width changes.
  final var resizingAnchor: CollectionAnchor? {
    guard let reading = readingAnchor else { return nil }
    let top = layer.bounds.minY + storedAdjustedInset.top
    let item = firstShown { $0.placed.attributes.frame.minY >= top }
    return item.map { anchor($0.placed, holdsX: reading.holdsX, holdsY: reading.holdsY) } ?? reading
  }

  /// The first visible cell in reading order.
  private var firstShown: ShownElement? {
    firstShown { _ in true }
  }

  final func firstShown(where isWanted: (ShownElement) -> Bool) -> ShownElement? {
    let area = layer.bounds.inset(by: storedAdjustedInset)
    var best: (item: ShownElement, rank: CGFloat)?
    var fallback: (item: ShownElement, rank: CGFloat)?
    for (key, item) in shown where key.category == .cell && isWanted(item) {
      let frame = item.placed.attributes.frame
      let rank = rank(of: frame)
      func isFirst(_ other: (item: ShownElement, rank: CGFloat)?) -> Bool {
        guard let other else { return true }
        return rank != other.rank ? rank < other.rank : key.precedes(other.item.placed.element)
      }
      if isFirst(fallback) { fallback = (item, rank) }
      guard frame.maxY > area.minY, item.placed.container != nil || endsInside(frame, area) else {
        continue
      }
      if isFirst(best) { best = (item, rank) }
    }
    return best?.item ?? fallback?.item
  }

  private func endsInside(_ frame: CGRect, _ area: CGRect) -> Bool {
    isFlipped ? frame.minX < area.maxX : frame.maxX > area.minX
  }

  /// The position of a frame in reading order: by lines first, then within the line.
  final func rank(of frame: CGRect) -> CGFloat {
    let scroll = scrollingAxes
    let x = isFlipped ? -frame.maxX : frame.minX
    return scroll.x && !scroll.y ? x * 4096 + frame.minY : frame.minY * 4096 + x
  }

  /// The elements on screen that meet a condition, in reading order.
  ///
  /// The order of a dictionary differs between runs, which would make reuse nondeterministic.
  final func shownInOrder(
    where isWanted: (ShownElement) -> Bool
  ) -> [(key: CollectionElement, value: ShownElement)] {
    shown.filter { isWanted($0.value) }
      .sorted {
        let first = rank(of: $0.value.placed.attributes.frame)
        let second = rank(of: $1.value.placed.attributes.frame)
        return first != second ? first < second : $0.key.precedes($1.key)
      }
  }

  final func anchor(_ placed: PlacedElement, holdsX: Bool, holdsY: Bool) -> CollectionAnchor {
    let corner = corner(of: placed.attributes.frame)
    return CollectionAnchor(
      element: placed.element,
      distance: CGPoint(x: corner.x - layer.bounds.minX, y: corner.y - layer.bounds.minY),
      holdsX: holdsX && placed.container == nil,
      holdsY: holdsY
    )
  }

  private func corner(of frame: CGRect) -> CGPoint {
    CGPoint(x: isFlipped ? frame.maxX : frame.minX, y: frame.minY)
  }

  /// Scrolls so that the element is at its previous position on screen.
  final func hold(_ anchor: CollectionAnchor) {
    guard let frame = layoutAttributes(of: anchor.element).map({ mirrored($0).frame }) else {
      return
    }
    let corner = corner(of: frame)
    let scroll = scrollingAxes
    var way = CGPoint(
      x: corner.x - anchor.distance.x - layer.bounds.minX,
      y: corner.y - anchor.distance.y - layer.bounds.minY
    )
    if !anchor.holdsX || !scroll.x { way.x = 0 }
    if !anchor.holdsY || !scroll.y { way.y = 0 }
    if way != .zero { shiftOffset(by: way) }
  }

  /// The element to keep in place during self-sizing: the first existing one, or else the first of
  /// all.
  final func sizingAnchor(_ elements: [PlacedElement], startsAnew: Bool) -> CollectionAnchor? {
    let area = layer.bounds.inset(by: storedAdjustedInset)
    let cells = elements.filter { $0.element.category == .cell && isOnScreen($0) }
    func first(where isWanted: (PlacedElement) -> Bool) -> PlacedElement? {
      cells.filter(isWanted).min {
        rank(of: $0.attributes.frame) < rank(of: $1.attributes.frame)
      }
    }
    let isThere = { (placed: PlacedElement) in !startsAnew && self.shown[placed.element] != nil }
    let placed =
      first { isThere($0) && $0.attributes.frame.maxY > area.minY } ?? first(where: isThere)
      ?? first { _ in true } ?? firstShown { $0.placed.container != nil }?.placed
    guard let placed else { return nil }
    // At the start of the content, preserve the start, because the first item may change its
    // position in a growing line. Not if new elements appear before the visible ones.
    let own = self.rank(of: placed.attributes.frame)
    let isPreceded = cells.contains {
      shown[$0.element] == nil && rank(of: $0.attributes.frame) < own
    }
    let start = isAtStart
    return anchor(
      placed,
      holdsX: isPreceded || !start.x,
      holdsY: isPreceded || !start.y
    )
  }
}
