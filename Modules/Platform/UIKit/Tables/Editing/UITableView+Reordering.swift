internal import Foundation
internal import QuartzCore

extension UITableView {
  /// Called when the state of a reorder drag changed.
  final func reorderDragChanged(_ drag: TableReorderGestureRecognizer, of cell: UITableViewCell) {
    // Touches precede the layout pass that counts the rows again: the data source has others by
    // now.
    if needsReload { cancelReorder() }
    switch drag.state {
    case .began: beginReorder(of: cell, at: drag.location(in: nil))
    case .changed:
      if reorder?.cell === cell { reorder?.move(to: drag.location(in: nil)) }
    case .ended: if reorder?.cell === cell { endReorder() }
    case .cancelled: if reorder?.cell === cell { cancelReorder() }
    case .possible, .failed: break
    }
  }

  private func beginReorder(of cell: UITableViewCell, at finger: CGPoint) {
    guard storedIsEditing, !batches.isOpen, !needsReload, reorder == nil,
      let item = visible.first(where: { $0.cell === cell })
    else { return }
    swipeActions?.close(animated: true)
    stopMotion()
    let reorder = TableReorder(table: self, cell: cell, source: item.row, finger: finger)
    self.reorder = reorder
    cell.layer.zPosition = 1
    cell.clipsToBounds = false
    // A shadow is not visible on black.
    cell.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    cell.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
    UIView.animate(withDuration: 0.2) {
      cell.layer.shadowOpacity = 0.3
      cell.layer.shadowRadius = 6
      cell.layer.shadowOffset = CGSize(width: 0, height: 1)
    }
    reorder.move(to: finger)
  }

  /// Ends the drag: moves the row and notifies the data source.
  private func endReorder() {
    guard let reorder else { return }
    let (source, destination) = (reorder.source, reorder.destination)
    self.reorder = nil
    guard source != destination else {
      settle(reorder.cell, from: reorder.cell.frame)
      return
    }
    let still = visible.first { $0.cell !== reorder.cell && $0.row != source }?.cell
    let stillTop = still.map { $0.frame.minY - layer.bounds.minY }
    let liftedFrame = reorder.cell.frame.offsetBy(dx: 0, dy: -layer.bounds.minY)
    if !visible.contains(where: { $0.cell === reorder.cell }) {
      // The row scrolled out of its old position: its cell is needed at the new one.
      reusableVisibleCells[destination] = reorder.cell
    }
    storedDataSource?.tableView(
      self,
      moveRowAt: source.indexPath,
      to: destination.indexPath
    )
    // The cells on screen are at their final positions already.
    UIView.performWithoutAnimation {
      update([.moveRow(source.indexPath, destination.indexPath)])
      layOutCells()
      if let still, let stillTop, visible.contains(where: { $0.cell === still }) {
        let offset = still.frame.minY - stillTop
        applyOffset(resting(CGPoint(x: layer.bounds.minX, y: offset)))
        layOutCells()
      }
    }
    settle(reorder.cell, from: liftedFrame.offsetBy(dx: 0, dy: layer.bounds.minY))
  }

  /// Cancels a drag, for example because the rows changed meanwhile; the row returns to its old
  /// position.
  final func cancelReorder() {
    guard let reorder else { return }
    self.reorder = nil
    guard !needsReload, visible.contains(where: { $0.cell === reorder.cell }) else {
      land(reorder.cell)
      if !visible.contains(where: { $0.cell === reorder.cell }) {
        recycle(reorder.cell, row: reorder.source)
      }
      return
    }
    let lifted = reorder.cell.frame
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: [.allowUserInteraction],
      animations: { [self] in restack() }
    )
    settle(reorder.cell, from: lifted)
  }

  /// Animates a released row to its position.
  private func settle(_ cell: UITableViewCell, from frame: CGRect) {
    guard let item = visible.first(where: { $0.cell === cell }) else {
      land(cell)
      return
    }
    let target = cellFrame(top: item.top, height: item.height)
    UIView.performWithoutAnimation { cell.frame = frame }
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: [.allowUserInteraction],
      animations: {
        cell.frame = target
        cell.layer.shadowOpacity = 0
      },
      completion: { [weak self] _ in
        guard let self, reorder?.cell !== cell else { return }
        land(cell)
      }
    )
  }

  private func land(_ cell: UITableViewCell) {
    cell.layer.shadowOpacity = 0
    cell.layer.zPosition = 0
    cell.layer.borderWidth = 0
    cell.clipsToBounds = true
  }

  // MARK: Places

  /// Returns the position, not counting the source, of a row with its top at an offset: before the
  /// first row whose center is below.
  final func place(forRowAt top: Double, height: Double, without source: TableRow) -> TableRow {
    let sections = geometry.sections.indices
    // The top of a section without the source row.
    func start(_ section: Int) -> Double {
      geometry.top(ofSection: section) - (section > source.section ? height : 0)
    }
    var section = source.section
    let middle = top + height / 2
    while section + 1 < sections.upperBound, middle >= start(section + 1) { section += 1 }
    while section > 0, middle < start(section) { section -= 1 }
    var count = geometry.sections[section].rows.count - (section == source.section ? 1 : 0)
    for item in visible where item.row.section == section && item.row != source {
      let isAfter = item.row > source
      let rowTop = geometry.top(of: item.row) - (isAfter ? height : 0)
      count = item.row.row - (isAfter && section == source.section ? 1 : 0)
      if rowTop + item.height / 2 > top { break }
      // Below the last visible row, the position is after it.
      count += 1
    }
    return TableRow(section: section, row: max(count, 0))
  }

  /// Whether a position, not counting the source, is valid.
  final func isValidDestination(_ place: TableRow, without source: TableRow) -> Bool {
    guard geometry.sections.indices.contains(place.section), place.row >= 0 else { return false }
    let count = geometry.sections[place.section].rows.count
    return place.row <= count - (place.section == source.section ? 1 : 0)
  }
}
