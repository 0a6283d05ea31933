internal import Foundation
internal import QuartzCore

extension UITableView {
  package final func countSections() -> Int { storedDataSource?.numberOfSections(in: self) ?? 0 }

  package final func countItems(inSection section: Int) -> Int {
    storedDataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  final func abandonDrag() { cancelReorder() }

  /// Makes estimates of the heights.
  final func adopt(counts: [Int]) {
    mayHaveSectionViews = false
    geometry.reload(counts: counts, estimates: makeEstimates(counts: counts))
  }

  final func didReload(holding anchor: ListAnchor<TableRow>?) {
    updateTableHeaderHeight()
    updateContentSize()
    if let anchor { hold(anchor) }
  }

  // MARK: Estimates

  /// Returns the heights that are known without measuring a cell.
  final func makeEstimates(counts: [Int]) -> TableGeometry.Estimates {
    typealias Entry = RowHeightIndex.Entry
    let shared = sharedRowEntry(counts: counts)
    let asksForHeights = shared == nil && estimatedRowHeight == 0
    return TableGeometry.Estimates(
      row: shared,
      rowAt: { [unowned self] row in rowEntry(row, asksForHeights: asksForHeights) },
      asksForHeights: asksForHeights,
      section: { [unowned self] section in sectionEntry(section) },
      remaining: { [unowned self] section, old, isReloaded in
        sectionEntry(section, keeping: old, isReloaded: isReloaded)
      }
    )
  }

  /// Returns the initial entry of all rows; nil if the delegate returns one for each.
  private func sharedRowEntry(counts: [Int]) -> RowHeightIndex.Entry? {
    if let delegate = tableDelegate, let section = counts.firstIndex(where: { $0 > 0 }) {
      // The default implementations of delegate methods record that they were called, which shows
      // that they are not overridden.
      let first = IndexPath(row: 0, section: section)
      if !defaultedMethods.contains(.rowHeight) {
        _ = delegate.tableView(self, heightForRowAt: first)
      }
      if !defaultedMethods.contains(.estimatedRowHeight) {
        _ = delegate.tableView(self, estimatedHeightForRowAt: first)
      }
      if !defaultedMethods.contains(.rowHeight) {
        if estimatedRowHeight == 0 { return nil }
        if !defaultedMethods.contains(.estimatedRowHeight) { return nil }
        return .init(height: Float(usualEstimate), source: .estimated)
      }
      if rowHeight < 0, !defaultedMethods.contains(.estimatedRowHeight) { return nil }
    }
    return rowHeight >= 0
      ? .init(height: Float(rowHeight), source: .fixed)
      : .init(height: Float(usualEstimate), source: .estimated)
  }

  private var usualEstimate: CGFloat {
    estimatedRowHeight > 0 ? estimatedRowHeight : Self.usualRowHeight
  }

  private func rowEntry(_ row: TableRow, asksForHeights: Bool) -> RowHeightIndex.Entry {
    if asksForHeights, let height = tableDelegate?.tableView(self, heightForRowAt: row.indexPath),
      height >= 0
    {
      return .init(height: Float(height), source: .answered)
    }
    let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: row.indexPath) ?? -1
    return .init(height: Float(estimate > 0 ? estimate : usualEstimate), source: .estimated)
  }

  // MARK: Headers of the whole table

  /// Sets the table header view or the table footer view.
  final func set(
    _ view: UIView?,
    as part: ReferenceWritableKeyPath<UITableView, UIView?>
  ) {
    if view !== self[keyPath: part] {
      self[keyPath: part]?.removeFromSuperview()
      self[keyPath: part] = view
      if let view { insertSubview(view, at: bottomIndex) }
    }
    updateTableHeaderHeight()
    setNeedsLayout()
  }

  /// Adopts the heights of the table header and footer views; rows move with the header, unless it
  /// is not visible: then the visible rows stay where they are.
  final func updateTableHeaderHeight() {
    let height = Double(storedTableHeader?.frame.height ?? 0)
    let growth = height - geometry.tableHeaderHeight
    geometry.tableFooterHeight = Double(storedTableFooter?.frame.height ?? 0)
    contentIsStale = true
    guard growth != 0 else { return }
    let top = Double(layer.bounds.minY + storedAdjustedInset.top)
    let isOutOfSight = !visible.isEmpty && !isAtTop && top >= geometry.tableHeaderHeight
    geometry.tableHeaderHeight = height
    framesAreStale = true
    if isOutOfSight { shiftOffset(by: CGFloat(growth)) }
  }

  final func layOutTableHeader() {
    let width = layer.bounds.width
    if let view = storedTableHeader {
      let frame = CGRect(x: 0, y: 0, width: width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
    if Double(storedTableHeader?.frame.height ?? 0) != geometry.tableHeaderHeight
      || Double(storedTableFooter?.frame.height ?? 0) != geometry.tableFooterHeight
    {
      updateTableHeaderHeight()
    }
    if let view = storedTableFooter {
      let frame = CGRect(
        x: 0,
        y: geometry.sectionsBottom,
        width: width,
        height: view.frame.height
      )
      if view.frame != frame { view.frame = frame }
    }
    layOutBackgroundView()
  }

  /// Updates the content size, without requesting a layout pass.
  final func updateContentSize() {
    let size = CGSize(width: layer.bounds.width, height: CGFloat(geometry.totalHeight))
    adoptContentSize(size)
  }
}
