internal import Foundation
internal import QuartzCore

extension UITableView {
  // MARK: Making

  /// Returns the cell of a row: a cell that was visible before a batch, or one from the data
  /// source.
  final func makeCell(_ row: TableRow) -> UITableViewCell {
    if let cell = reusableVisibleCells.removeValue(forKey: row) { return cell }
    if let reorder, reorder.source == row { return reorder.cell }
    guard let source = storedDataSource else { return UITableViewCell() }
    let (cell, dequeued) = request(at: row) {
      source.tableView(self, cellForRowAt: row.indexPath)
    }
    if let dequeued, dequeued !== cell {
      fatalError(
        "Expected dequeued view to be returned to the table view in preparation for display. When"
          + " the table view's data source is asked to provide a view for a given index path,"
          + " ensure that a single view is dequeued and returned to the table view. Avoid dequeuing"
          + " views without a request from the table view. For retrieving an existing view in the"
          + " table view, use -[UITableView cellForRowAtIndexPath:]. Dequeued view: \(dequeued);"
          + " Table view: \(self)"
      )
    }
    // A program may keep the cell that it deleted, and return it again.
    endLeaving(cell)
    indent(cell, row)
    return cell
  }

  /// Sets the indentation level of a cell, if the delegate specifies one.
  private func indent(_ cell: UITableViewCell, _ row: TableRow) {
    guard let delegate = tableDelegate, !defaultedMethods.contains(.indentationLevel) else {
      return
    }
    let level = delegate.tableView(self, indentationLevelForRowAt: row.indexPath)
    guard !defaultedMethods.contains(.indentationLevel), cell.indentationLevel != level else {
      return
    }
    cell.indentationLevel = level
  }

  /// Measures the height of a row by its cell and stores it.
  ///
  /// - Returns: The height.
  final func measure(_ cell: UITableViewCell, _ row: TableRow) -> Double {
    let entry = entry(of: cell, row)
    if geometry.update(row, to: entry) != 0 { contentIsStale = true }
    return Double(entry.height)
  }

  /// The height that the delegate specifies for the row of a cell that is being dequeued; nil if
  /// none.
  ///
  /// The delegate is not asked again when the cell is measured.
  final func requestedHeight(of row: TableRow) -> CGFloat? {
    guard let delegate = tableDelegate, !defaultedMethods.contains(.rowHeight) else { return nil }
    let height = delegate.tableView(self, heightForRowAt: row.indexPath)
    answeredHeight = (row, height)
    return height >= 0 ? height : nil
  }

  private func entry(of cell: UITableViewCell, _ row: TableRow) -> RowHeightIndex.Entry {
    if tableDelegate != nil, !defaultedMethods.contains(.rowHeight) {
      let answered = answeredHeight?.row == row ? answeredHeight?.height : nil
      answeredHeight = nil
      let height = answered ?? tableDelegate?.tableView(self, heightForRowAt: row.indexPath) ?? -1
      if height >= 0 { return .init(height: Float(height), source: .answered) }
    } else if rowHeight >= 0 {
      return .init(height: Float(rowHeight), source: .fixed)
    }
    adopt(cell, row)
    let width = layer.bounds.width - 2 * sideInset
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return .init(height: Float(max(roundedUpToPixels(size.height), 0)), source: .measured)
  }

  // MARK: Showing

  /// Sets the properties of a cell that depend on its table, before it is measured.
  final func adopt(_ cell: UITableViewCell, _ row: TableRow) {
    if cell.superview !== self { insertSubview(cell, at: bottomIndex) }
    cell.tableDidAdopt(self, row: row)
    if !cell.isOnScreen { applyEditing(to: cell, row, animated: false) }
  }

  /// Shows a cell; notifies the delegate if it was not on screen.
  final func show(_ cell: UITableViewCell, _ row: TableRow, top: Double, height: Double) {
    adopt(cell, row)
    let isNew = !cell.isOnScreen
    cell.isOnScreen = true
    UIView.withoutInheritedAnimation {
      if cell.isHidden { cell.isHidden = false }
      place(cell, VisibleRow(row: row, cell: cell, top: top, height: height))
      guard isNew else { return }
      let isSelected = selection.contains(row.indexPath)
      if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: row.indexPath)
    }
  }

  /// Removes a cell from the screen and adds it to the reuse pool.
  final func recycle(_ cell: UITableViewCell, row: TableRow) {
    // A dragged row keeps its cell.
    if let reorder, reorder.cell === cell { return }
    if let highlightedPath, highlightedPath == row.indexPath { endHighlight() }
    cell.isOnScreen = false
    cell.isHidden = true
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: row.indexPath)
    pool(cell)
  }

  final func pool(_ cell: UITableViewCell) {
    cell.isOnScreen = false
    swipeActions?.rowWasRecycled(cell)
    guard let identifier = cell.reuseIdentifier else {
      cell.removeFromSuperview()
      return
    }
    if !cell.isHidden { cell.isHidden = true }
    cellPool.put(cell, identifier)
  }

  /// Recycles all cells, headers and footers.
  final func recycleEverything() {
    let rows = visible
    visible.removeAll(keepingCapacity: true)
    for item in rows { recycle(item.cell, row: item.row) }
    recycleSectionViews()
  }

  /// Recycles cells that were visible before a batch or a change of width, and were not used again.
  final func dropSurvivors() {
    guard !reusableVisibleCells.isEmpty else { return }
    for (row, cell) in removeReusableVisibleCells() { recycle(cell, row: row) }
  }

  /// Removes and returns the reusable visible cells from top to bottom, so that they are reused in
  /// a fixed order.
  final func removeReusableVisibleCells() -> [(row: TableRow, cell: UITableViewCell)] {
    defer { reusableVisibleCells.removeAll() }
    return reusableVisibleCells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  final func visibleCell(at row: TableRow) -> UITableViewCell? {
    visible.first { $0.row == row }?.cell
  }

  /// Updates the separators.
  ///
  /// `changesHeights` is `true` if separators were added or removed.
  final func separatorsDidChange(changesHeights: Bool) {
    for case let cell as UITableViewCell in subviews {
      cell.updateSeparator()
      cell.setNeedsLayout()
    }
    if changesHeights { markNeedsReload() }
  }
}
