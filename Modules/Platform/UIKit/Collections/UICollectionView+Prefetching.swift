internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UICollectionView {
  /// About one screen of items.
  final func itemsToPrefetch() -> [IndexPath]? {
    guard storedPrefetchDataSource != nil else { return nil }
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
    return elements(in: ahead)
      .filter { $0.element.category == .cell && shown[$0.element] == nil }
      .sorted { ($0.element.isBefore($1.element)) != isBackwards }
      .map(\.element.indexPath)
  }

  final func prefetch(_ paths: [IndexPath]) {
    storedPrefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }

  final func cancelPrefetching(_ paths: [IndexPath]) {
    storedPrefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }
}
