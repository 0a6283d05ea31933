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
    let anchor = anchor(surviving: plan)

    let leaving = partitionVisibleRows(by: plan)
    moveSectionViews(by: plan)
    geometry.apply(plan, estimates: makeEstimates(counts: plan.newCounts))
    moveTargets(by: plan)
    for path in batch.reconfigurations.compactMap(plan.newIndexPath(forOld:)) {
      refill(TableRow(path))
    }
    updateSectionIndex()
    updateContentSize()
    start(at: anchor, dropsSurvivors: false)
    finish(
      change,
      leaving: leaving,
      departingCells: removeReusableVisibleCells(),
      completions: batch.completions
    )
  }
}

extension UITableView {
  /// Splits the visible cells into remaining ones and removed ones; returns the latter with their
  /// old rows.
  private func partitionVisibleRows(by plan: ListUpdatePlan) -> [VisibleRow] {
    var leaving: [VisibleRow] = []
    for item in visible {
      if let new = plan.newIndexPath(ofRemaining: item.row.indexPath) {
        reusableVisibleCells[TableRow(new)] = item.cell
      } else {
        leaving.append(item)
      }
    }
    visible.removeAll(keepingCapacity: true)
    return leaving
  }

  private func moveSectionViews(by plan: ListUpdatePlan) {
    for part in SectionPart.allCases {
      var removed: [SectionViews.Item] = []
      let items = self[views: part].items
      self[views: part].items.removeAll()
      // A section without a view may have one after the batch.
      for var item in items where item.view != nil {
        guard let new = plan.newSection(ofRemaining: item.section) else {
          removed.append(item)
          continue
        }
        item.section = new
        self[views: part].items.append(item)
      }
      for item in removed { endDisplaying(item, part) }
    }
  }

  /// Lets the data source reconfigure a visible cell.
  private func refill(_ row: TableRow) {
    estimateIfEmpty(row)
    guard let cell = reusableVisibleCells[row], let source = storedDataSource else { return }
    refill(cell, at: row) { source.tableView(self, cellForRowAt: row.indexPath) }
  }

  /// Gives an empty row an estimated height, because rows without height have no cell that could be
  /// measured.
  private func estimateIfEmpty(_ row: TableRow) {
    guard geometry.contains(row), geometry.height(of: row) == 0 else { return }
    let entry = RowHeightIndex.Entry(height: Float(Self.usualRowHeight), source: .estimated)
    if geometry.update(row, to: entry) != 0 { contentIsStale = true }
  }
}
