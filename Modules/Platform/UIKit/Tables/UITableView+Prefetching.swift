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
    let offset = layer.bounds.minY
    let isUpwards = offset < lastPrefetchOffset
    lastPrefetchOffset = offset
    let number = max(visible.count, Self.leastPrefetched)
    var coming: [TableRow] = []
    var row = isUpwards ? first : last
    for _ in 0..<number {
      guard let next = isUpwards ? geometry.row(before: row) : geometry.row(after: row) else {
        break
      }
      row = next
      coming.append(row)
    }
    let (fresh, cancelled) = prefetched.expect(coming) { first <= $0 && $0 <= last }
    if !cancelled.isEmpty {
      source.tableView(self, cancelPrefetchingForRowsAt: cancelled.map(\.indexPath))
    }
    if !fresh.isEmpty { source.tableView(self, prefetchRowsAt: fresh.map(\.indexPath)) }
  }
}
