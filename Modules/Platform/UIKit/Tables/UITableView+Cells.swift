internal import Foundation
internal import QuartzCore

extension UITableView {
  // MARK: Making

  /// The cell of a row that comes on screen: one that was there before a batch, or one from the
  /// data source.
  final func makeCell(_ row: TableRow) -> UITableViewCell {
    if let cell = reusableVisibleCells.removeValue(forKey: row) { return cell }
    if let reorder, reorder.source == row { return reorder.cell }
    guard let source = storedDataSource else { return UITableViewCell() }
    let outer = request
    request = CellRequest(place: row)
    let cell = UIView.withoutInheritedAnimation {
      source.tableView(self, cellForRowAt: row.indexPath)
    }
    if let dequeued = request?.dequeued, dequeued !== cell {
      fatalError(
        "Expected dequeued view to be returned to the table view in preparation for display. When"
          + " the table view's data source is asked to provide a view for a given index path,"
          + " ensure that a single view is dequeued and returned to the table view. Avoid dequeuing"
          + " views without a request from the table view. For retrieving an existing view in the"
          + " table view, use -[UITableView cellForRowAtIndexPath:]. Dequeued view: \(dequeued);"
          + " Table view: \(self)"
      )
    }
    request = outer
    indent(cell, row)
    return cell
  }

  /// Indents the content of a cell as the delegate has it, if it says anything.
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

  /// Finds the height of a row by its cell, and keeps it.
  ///
  /// Returns the height.
  final func measure(_ cell: UITableViewCell, _ row: TableRow) -> Double {
    let entry = RowHeightIndex.Entry(height: Float(height(of: cell, row)), isMeasured: true)
    if geometry.update(row, to: entry) != 0 { contentIsStale = true }
    return Double(entry.height)
  }

  private func height(of cell: UITableViewCell, _ row: TableRow) -> CGFloat {
    var height = rowHeight
    if let delegate = tableDelegate, !defaultedMethods.contains(.rowHeight) {
      height = delegate.tableView(self, heightForRowAt: row.indexPath)
    }
    if height >= 0 { return height }
    adopt(cell, row)
    let width = layer.bounds.width - 2 * sideInset
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return max(roundedUpToPixels(size.height), 0)
  }

  // MARK: Showing

  /// What a cell must know of its table before it is measured.
  final func adopt(_ cell: UITableViewCell, _ row: TableRow) {
    if cell.superview !== self { insertSubview(cell, at: bottomIndex) }
    cell.tableDidAdopt(self, row: row)
    if !cell.isOnScreen { applyEditing(to: cell, row, animated: false) }
  }

  /// Puts a cell on screen.
  ///
  /// One that was there before only moves.
  final func show(_ cell: UITableViewCell, _ row: TableRow, top: Double, height: Double) {
    adopt(cell, row)
    let isNew = !cell.isOnScreen
    cell.isOnScreen = true
    UIView.withoutInheritedAnimation {
      if cell.isHidden { cell.isHidden = false }
      place(cell, VisibleRow(row: row, cell: cell, top: top, height: height))
      guard isNew else { return }
      let isSelected = selection.contains(row)
      if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: row.indexPath)
    }
  }

  /// Takes a cell off the screen and keeps it for another row.
  final func recycle(_ cell: UITableViewCell, row: TableRow) {
    // A row under a finger goes where the finger goes.
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

  /// Puts everything back to the pools.
  final func recycleEverything() {
    let gone = visible
    visible.removeAll(keepingCapacity: true)
    for item in gone { recycle(item.cell, row: item.row) }
    recycleSectionViews()
  }

  /// Cells that were on screen before a batch or a change of width, and are no longer.
  final func dropSurvivors() {
    guard !reusableVisibleCells.isEmpty else { return }
    for (row, cell) in takeReusableVisibleCells() { recycle(cell, row: row) }
  }

  /// Takes the reusable visible cells, from above downwards: in this order they are used again.
  final func takeReusableVisibleCells() -> [(row: TableRow, cell: UITableViewCell)] {
    defer { reusableVisibleCells.removeAll() }
    return reusableVisibleCells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  final func visibleCell(at row: TableRow) -> UITableViewCell? {
    visible.first { $0.row == row }?.cell
  }

  /// Shows the lines between rows as they are requested now.
  ///
  /// `changesHeights` when lines come or go.
  final func separatorsDidChange(changesHeights: Bool) {
    for case let cell as UITableViewCell in subviews {
      cell.updateSeparator()
      cell.setNeedsLayout()
    }
    if changesHeights { markNeedsReload() }
  }
}
