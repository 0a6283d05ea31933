import Foundation
internal import QuartzCore

extension UITableView {
  /// Performs updates as one batch.
  ///
  /// The same as `performBatchUpdates(_:completion:)`, for a nonescaping closure, as Apple's is in
  /// effect.
  public final func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension UITableView: CellList {
  final func itemPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  final func itemPath(of cell: UIView) -> IndexPath? {
    visible.first { $0.cell === cell }?.row.indexPath
  }
  final func cellOnScreen(at path: IndexPath) -> UIView? { visibleCell(at: TableRow(path)) }

  package final var words: ListErrorTerms { .table }
  package final var knownCounts: [Int] { geometry.sections.map(\.rows.count) }

  package final func cancelDragForUpdate() { cancelReorder() }
  final func hasItem(at path: IndexPath) -> Bool { geometry.contains(TableRow(path)) }

  package final func apply(_ batch: ListUpdateBatch, by plan: ListUpdatePlan) {
    let change = TableChange(
      plan: plan,
      updates: batch.updates,
      before: visible,
      offset: Double(layer.bounds.minY),
      parts: partsOnScreen
    )
    let anchor = isAtTop ? nil : anchor(surviving: plan)

    let leaving = sortVisibleRows(by: plan)
    moveSectionViews(by: plan)
    geometry.apply(plan, estimates: makeEstimates(counts: plan.newCounts))
    moveTargets(by: plan)
    prefetched.forget()
    for path in batch.reconfigurations {
      if let new = plan.newIndexPath(forOld: path) { refill(TableRow(new)) }
    }
    updateSectionIndex()
    updateContentSize()
    start(at: anchor, dropsSurvivors: false)
    finish(
      change,
      leaving: leaving,
      departingCells: takeReusableVisibleCells(),
      completions: batch.completions
    )
  }
}

extension UITableView {
  /// Returns the row to keep in place: the first one below the bars that is not deleted.
  private func anchor(surviving plan: ListUpdatePlan) -> Anchor? {
    let offset = Double(layer.bounds.minY)
    let top = offset + Double(storedAdjustedInset.top)
    let below = visible.filter { $0.bottom > top }
    let above = visible.filter { $0.bottom <= top }.reversed()
    var moved: Anchor?
    for item in below + above {
      let path = item.row.indexPath
      guard let new = plan.newIndexPath(forOld: path) else { continue }
      let anchor = Anchor(row: TableRow(new), distance: item.top - offset)
      // The position of a moved row is independent of the others.
      if plan.moveTargets[path] == nil, plan.movedSections[path.section] == nil { return anchor }
      if moved == nil { moved = anchor }
    }
    return moved
  }

  /// Splits the visible cells into remaining ones and removed ones; returns the latter with their
  /// old rows.
  private func sortVisibleRows(by plan: ListUpdatePlan) -> [VisibleRow] {
    var leaving: [VisibleRow] = []
    for item in visible {
      let path = item.row.indexPath
      if let new = plan.newIndexPath(forOld: path), !plan.reloadedRows.contains(path) {
        reusableVisibleCells[TableRow(new)] = item.cell
      } else {
        leaving.append(item)
      }
    }
    visible.removeAll(keepingCapacity: true)
    return leaving
  }

  private func moveSectionViews(by plan: ListUpdatePlan) {
    func move(_ views: inout SectionViews) -> [SectionViews.Item] {
      var gone: [SectionViews.Item] = []
      var kept: ContiguousArray<SectionViews.Item> = []
      for var item in views.items {
        // A section without a view may have one after the batch.
        if item.view == nil { continue }
        if let new = plan.newSections[item.section], !plan.reloadedSections.contains(item.section) {
          item.section = new
          kept.append(item)
        } else {
          gone.append(item)
        }
      }
      views.items = kept
      return gone
    }
    for item in move(&headers) { endDisplaying(item, .header) }
    for item in move(&footers) { endDisplaying(item, .footer) }
  }

  /// Lets the data source reconfigure a visible cell.
  private func refill(_ row: TableRow) {
    makeRoomIfEmpty(row)
    guard let cell = reusableVisibleCells[row], let source = storedDataSource else { return }
    refill(cell, at: row) { source.tableView(self, cellForRowAt: row.indexPath) }
  }

  /// Gives an empty row an estimated height, because rows without height have no cell that could be
  /// measured.
  private func makeRoomIfEmpty(_ row: TableRow) {
    guard geometry.contains(row), geometry.height(of: row) == 0 else { return }
    let entry = RowHeightIndex.Entry(height: Float(Self.usualRowHeight), source: .estimated)
    if geometry.update(row, to: entry) != 0 { contentIsStale = true }
  }
}
