internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UICollectionView {
  /// Notifies the prefetching data source of the next items in scrolling direction, about one
  /// screen of them, once each.
  final func prefetch() {
    guard isPrefetchingEnabled, let source = storedPrefetchDataSource else { return }
    let bounds = layer.bounds
    let scroll = scrollingAxes
    let isSideways = scroll.x && !scroll.y
    let along = isFlipped ? -bounds.minX : bounds.minX
    let isBackwards = prefetched.turn(to: isSideways ? along : bounds.minY)
    let sign: CGFloat = isBackwards ? -1 : 1
    let ahead =
      isSideways
      ? bounds.offsetBy(dx: sign * (isFlipped ? -bounds.width : bounds.width), dy: 0)
      : bounds.offsetBy(dx: 0, dy: sign * bounds.height)
    let coming = elements(in: ahead)
      .filter { $0.element.category == .cell && shown[$0.element] == nil }
      .sorted { ($0.element.isBefore($1.element)) != isBackwards }
      .map(\.element.indexPath)
    let (fresh, cancelled) = prefetched.expect(coming) { shownCell(at: $0) != nil }
    if !cancelled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
    if !fresh.isEmpty { source.collectionView(self, prefetchItemsAt: fresh) }
  }
}
