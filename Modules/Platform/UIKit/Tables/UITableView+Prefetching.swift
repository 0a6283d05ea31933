internal import Foundation
internal import QuartzCore

extension UITableView {
  /// The minimum number of rows beyond the screen that are prefetched.
  private static let leastPrefetched = 8

  /// Prefetches the next rows in the direction of scrolling, once each.
  final func prefetch() {
    guard isPrefetchingEnabled, let source = storedPrefetchDataSource,
      let first = visible.first?.row, let last = visible.last?.row
    else { return }
    let isUpwards = prefetched.turn(to: layer.bounds.minY)
    let number = max(visible.count, Self.leastPrefetched)
    var coming: [IndexPath] = []
    var row = isUpwards ? first : last
    for _ in 0..<number {
      guard let next = isUpwards ? geometry.row(before: row) : geometry.row(after: row) else {
        break
      }
      row = next
      coming.append(row.indexPath)
    }
    let (fresh, cancelled) = prefetched.expect(coming) {
      (first...last).contains(TableRow($0))
    }
    if !cancelled.isEmpty {
      source.tableView(self, cancelPrefetchingForRowsAt: cancelled)
    }
    if !fresh.isEmpty { source.tableView(self, prefetchRowsAt: fresh) }
  }
}
