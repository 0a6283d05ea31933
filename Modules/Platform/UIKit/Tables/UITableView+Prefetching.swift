internal import Foundation
internal import QuartzCore

extension UITableView {
  /// The minimum number of rows beyond the screen that are prefetched.
  private static let leastPrefetched = 8

  final func itemsToPrefetch() -> [IndexPath]? {
    guard storedPrefetchDataSource != nil, let first = visible.first?.row,
      let last = visible.last?.row
    else { return nil }
    let isUpwards = prefetched.turn(to: layer.bounds.minY)
    var coming: [IndexPath] = []
    var row = isUpwards ? first : last
    for _ in 0..<max(visible.count, Self.leastPrefetched) {
      guard let next = isUpwards ? geometry.row(before: row) : geometry.row(after: row) else {
        break
      }
      row = next
      coming.append(row.indexPath)
    }
    return coming
  }

  final func prefetch(_ paths: [IndexPath]) {
    storedPrefetchDataSource?.tableView(self, prefetchRowsAt: paths)
  }

  final func cancelPrefetching(_ paths: [IndexPath]) {
    storedPrefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
  }
}
