internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UICollectionView {
  final func scrollToItem(_ path: IndexPath, at position: ScrollPosition, animated: Bool) {
    scroll(toItem: path, at: position, animated: animated)
    scrollSection(of: path, at: position, animated: animated)
  }

  /// The content offset that shows an item at a position; without a position, the closest one that
  /// makes it visible.
  final func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint? {
    let element = CollectionElement(.cell, path)
    guard let source = layoutAttributes(of: element) else { return nil }
    var frame = mirrored(source).frame
    if let container = storedLayout.container(of: element) {
      // Horizontally, the section scrolls.
      let area = mirrored(container.frame)
      frame.origin.x = area.minX
      frame.size.width = area.width
    }
    let inset = storedAdjustedInset
    let bounds = layer.bounds
    let area = bounds.inset(by: inset)
    var offset = bounds.origin
    offset.y += scrollDistance(
      to: (frame.minY, frame.maxY),
      in: (area.minY, area.maxY),
      at: fraction(of: position, .top, .centeredVertically, .bottom)
    )
    offset.x += scrollDistance(
      to: (frame.minX, frame.maxX),
      in: (area.minX, area.maxX),
      at: fraction(of: position, .left, .centeredHorizontally, .right)
    )
    let rest = resting(offset)
    return CGPoint(x: rounded(rest.x), y: rounded(rest.y))
  }

  /// Scrolls an orthogonal section to an item.
  private func scrollSection(of path: IndexPath, at position: ScrollPosition, animated: Bool) {
    let element = CollectionElement(.cell, path)
    guard let container = storedLayout.container(of: element), let placed = placedElement(element)
    else { return }
    var x = placed.source.frame.minX - container.frame.minX
    let width = placed.source.size.width
    if isFlipped { x = container.contentSize.width - x - width }
    let view = containers[path.section]
    var offset = view?.contentOffset ?? containerOffsets[path.section] ?? .zero
    offset.x += scrollDistance(
      to: (x, x + width),
      in: (offset.x, offset.x + container.frame.width),
      at: fraction(of: position, .left, .centeredHorizontally, .right)
    )
    offset.x = min(max(offset.x, 0), max(container.contentSize.width - container.frame.width, 0))
    if let view {
      view.setContentOffset(offset, animated: animated)
    } else {
      containerOffsets[path.section] = offset
    }
  }

  private func fraction(
    of position: ScrollPosition,
    _ start: ScrollPosition,
    _ middle: ScrollPosition,
    _ end: ScrollPosition
  ) -> CGFloat? {
    if position.contains(start) { return 0 }
    if position.contains(middle) { return 0.5 }
    return position.contains(end) ? 1 : nil
  }

  final func retargetAnimation(to offset: CGPoint, _ position: ScrollPosition) {
    if !position.isDisjoint(with: [.top, .centeredVertically, .bottom]) {
      animation?.y.retarget(to: offset.y)
    }
    if !position.isDisjoint(with: [.left, .centeredHorizontally, .right]) {
      animation?.x.retarget(to: offset.x)
    }
  }
}
