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
    var coming: [IndexPath] = []
    var wanted: Set<TableRow> = []
    var row = isUpwards ? first : last
    for _ in 0..<number {
      guard let next = isUpwards ? geometry.row(before: row) : geometry.row(after: row) else {
        break
      }
      row = next
      wanted.insert(row)
      if !prefetchedRows.contains(row) { coming.append(row.indexPath) }
    }
    let cancelled = prefetchedRows.filter {
      !wanted.contains($0) && ($0 < first || $0 > last)
    }
    prefetchedRows = wanted
    if !cancelled.isEmpty {
      source.tableView(
        self,
        cancelPrefetchingForRowsAt: cancelled.sorted().map(\.indexPath)
      )
    }
    if !coming.isEmpty { source.tableView(self, prefetchRowsAt: coming) }
  }
}
