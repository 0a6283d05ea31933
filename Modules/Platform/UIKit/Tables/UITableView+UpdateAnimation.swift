internal import Foundation
internal import QuartzCore

extension UITableView {
  /// The visible headers and footers, and their positions in the content.
  final var partsOnScreen: [ObjectIdentifier: CGFloat] {
    var places: [ObjectIdentifier: CGFloat] = [:]
    for item in headers.items + footers.items {
      if let view = item.view, item.isOnScreen { places[ObjectIdentifier(view)] = view.frame.minY }
    }
    return places
  }

  /// Animates a batch that was applied: all views have their final frames already.
  final func finish(
    _ change: TableChange,
    leaving: [VisibleRow],
    departingCells: [(row: TableRow, cell: UITableViewCell)],
    completions: [(Bool) -> Void]
  ) {
    // A program that keeps the cells of its rows returns the same one for a reloaded row.
    let shown = Set(visible.map { ObjectIdentifier($0.cell) })
    let leaving = leaving.filter { !shown.contains(ObjectIdentifier($0.cell)) }
    for item in leaving {
      swipeActions?.rowIsLeaving(item.cell)
      tableDelegate?.tableView(self, didEndDisplaying: item.cell, forRowAt: item.row.indexPath)
    }
    guard animatesUpdates, !change.before.isEmpty else {
      for item in leaving { pool(item.cell) }
      for (row, cell) in departingCells { recycle(cell, row: row) }
      batches.dueCompletions += completions
      return
    }
    let shift = layer.bounds.minY - CGFloat(change.offset)
    let steps = entrances(change, shift: shift) + partMoves(change, shift: shift)
    let exits = leaving.map { exit(of: $0, by: change.animation(ofDeleted: $0.row), shift: shift) }
    for item in leaving { item.cell.isOnScreen = false }
    animateUpdate(
      leaving: leaving.map(\.cell) + departingCells.map(\.cell),
      from: {
        for step in steps { step.prepare() }
        for item in leaving { item.cell.frame.origin.y += shift }
      },
      to: { [self] in
        for step in steps { step.finish() }
        for exit in exits { exit() }
        for (row, cell) in departingCells where geometry.contains(row) {
          cell.frame = cellFrame(top: geometry.top(of: row), height: geometry.height(of: row))
        }
      },
      remove: { table in
        for item in leaving where table.endLeaving(item.cell) { table.pool(item.cell) }
        for (row, cell) in departingCells where table.endLeaving(cell) {
          table.recycle(cell, row: row)
        }
      },
      completions: completions
    )
  }

  // MARK: Coming

  /// One animated change: the state before the animation, and the final one.
  struct Step {
    var prepare: () -> Void
    var finish: () -> Void
  }

  private func entrances(_ change: TableChange, shift: CGFloat) -> [Step] {
    var old: [ObjectIdentifier: VisibleRow] = [:]
    for item in change.before { old[ObjectIdentifier(item.cell)] = item }
    var steps: [Step] = []
    // Rows from outside the screen move with their neighbors.
    var neighborShift: CGFloat?
    for item in visible {
      if let former = old[ObjectIdentifier(item.cell)] {
        neighborShift = CGFloat(former.top) + shift - CGFloat(item.top)
        break
      }
    }
    for item in visible {
      let cell = item.cell
      let frame = cell.frame
      if let former = old[ObjectIdentifier(cell)] {
        let start = cellFrame(top: former.top + Double(shift), height: former.height)
        neighborShift = start.minY - frame.minY
        if start != frame { steps.append(move(cell, from: start, to: frame)) }
      } else if let animation = change.animation(ofInserted: item.row) {
        if let step = entrance(of: cell, by: animation) { steps.append(step) }
      } else if let neighborShift, neighborShift != 0 {
        steps.append(move(cell, from: frame.offsetBy(dx: 0, dy: neighborShift), to: frame))
      }
    }
    return steps
  }

  private func move(_ view: UIView, from start: CGRect, to end: CGRect) -> Step {
    Step(prepare: { view.frame = start }, finish: { view.frame = end })
  }

  private func entrance(of cell: UITableViewCell, by animation: RowAnimation) -> Step? {
    guard animation != .none else { return nil }
    let frame = cell.frame
    return Step(
      prepare: { [self] in moveOut(cell, from: frame, by: animation) },
      finish: {
        cell.transform = .identity
        cell.frame = frame
        cell.alpha = 1
      }
    )
  }

  /// Moves a cell to the start of its insertion or the end of its deletion animation.
  private func moveOut(_ cell: UITableViewCell, from frame: CGRect, by animation: RowAnimation) {
    let width = layer.bounds.width
    switch animation {
    case .left: cell.frame = frame.offsetBy(dx: -width, dy: 0)
    case .right: cell.frame = frame.offsetBy(dx: width, dy: 0)
    case .top: cell.frame = frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: cell.frame = frame.offsetBy(dx: 0, dy: frame.height)
    case .fade, .automatic: cell.frame = frame
    case .middle: cell.transform = CGAffineTransform(scaleX: 1, y: 0.01)
    case .none: return UIView.performWithoutAnimation { cell.alpha = 0 }
    }
    cell.alpha = 0
  }

  private func partMoves(_ change: TableChange, shift: CGFloat) -> [Step] {
    (headers.items + footers.items).compactMap { item in
      guard let view = item.view, let old = change.parts[ObjectIdentifier(view)] else { return nil }
      let frame = view.frame
      let start = CGRect(
        x: frame.minX,
        y: old + shift,
        width: frame.width,
        height: frame.height
      )
      return start == frame ? nil : move(view, from: start, to: frame)
    }
  }

  // MARK: Going

  private func exit(
    of item: VisibleRow,
    by animation: RowAnimation,
    shift: CGFloat
  ) -> () -> Void {
    let frame = item.cell.frame.offsetBy(dx: 0, dy: shift)
    return { [self] in moveOut(item.cell, from: frame, by: animation) }
  }
}
