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
    return (x, isAtTop)
  }

  final var anchorCandidates: AnchorCandidates<PlacedElement> {
    let area = layer.bounds.inset(by: storedAdjustedInset)
    return AnchorCandidates(
      cells: shownInOrder { $0.placed.element.category == .cell }.map(\.placed),
      isSeen: { [self] placed in
        let frame = placed.attributes.frame
        return frame.maxY > area.minY && (placed.container != nil || endsInside(frame, area))
      },
      isUncovered: { $0.attributes.frame.minY >= area.minY }
    )
  }

  final var heldAxes: (x: Bool, y: Bool)? {
    let start = isAtStart
    let scroll = scrollingAxes
    guard (scroll.y && !start.y) || (scroll.x && !start.x) else { return nil }
    return (!start.x, !start.y)
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
  final func shownInOrder(where isWanted: (ShownElement) -> Bool) -> [ShownElement] {
    var found: [ShownElement] = []
    for item in shown.values where isWanted(item) { found.append(item) }
    guard found.count > 1 else { return found }
    return found.map { ($0, rank: rank(of: $0.placed.attributes.frame)) }
      .sorted {
        $0.rank != $1.rank
          ? $0.rank < $1.rank : $0.0.placed.element.precedes($1.0.placed.element)
      }
      .map(\.0)
  }

  final func anchor(
    _ placed: PlacedElement,
    holds: (x: Bool, y: Bool)
  ) -> ListAnchor<CollectionElement> {
    ListAnchor(
      placed.element,
      at: corner(of: placed.attributes),
      in: layer.bounds,
      holds: (holds.x && placed.container == nil, holds.y)
    )
  }

  /// The upper corner of an element without its transform: a handler of the visible items
  /// transforms those, and attributes of one element that the layout returns are without it.
  private func corner(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    let (center, size) = (attributes.center, attributes.size)
    let x = isFlipped ? center.x + size.width / 2 : center.x - size.width / 2
    return CGPoint(x: x, y: center.y - size.height / 2)
  }

  /// Scrolls so that the element is at its previous position on screen.
  final func hold(_ anchor: ListAnchor<CollectionElement>) {
    guard let source = layoutAttributes(of: anchor.item) else { return }
    var shift = anchor.shift(to: corner(of: mirrored(source)), in: layer.bounds)
    let scroll = scrollingAxes
    if !scroll.x { shift.x = 0 }
    if !scroll.y { shift.y = 0 }
    shiftOffset(by: shift)
  }

  /// The element to keep in place during self-sizing: the first existing one, or else the first of
  /// all.
  final func sizingAnchor(_ elements: [PlacedElement], startsAnew: Bool)
    -> ListAnchor<CollectionElement>?
  {
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
      ?? first { _ in true }
      ?? anchorCandidates.first { $0.container != nil }
    guard let placed else { return nil }
    // At the start of the content, preserve the start, because the first item may change its
    // position in a growing line. Not if new elements appear before the visible ones.
    let own = self.rank(of: placed.attributes.frame)
    let isPreceded = cells.contains {
      shown[$0.element] == nil && rank(of: $0.attributes.frame) < own
    }
    let start = isAtStart
    return anchor(placed, holds: (isPreceded || !start.x, isPreceded || !start.y))
  }
}
