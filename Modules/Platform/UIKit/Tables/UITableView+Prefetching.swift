internal import Foundation
internal import QuartzCore

extension UITableView {
  /// How many rows beyond the screen are announced, at least.
  private static let leastPrefetched = 8

  /// Announces the rows that come next in the direction of scrolling, once each.
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
