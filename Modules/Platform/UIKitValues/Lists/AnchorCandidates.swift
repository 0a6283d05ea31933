internal import Foundation

/// The cells on screen, in reading order, of which one stays where it is.
package struct AnchorCandidates<Cell> {
  package let cells: [Cell]
  /// Whether a cell ends below the bars.
  package let isSeen: (Cell) -> Bool
  /// Whether a cell begins below the bars.
  package let isUncovered: (Cell) -> Bool

  @inlinable package init(
    cells: [Cell],
    isSeen: @escaping (Cell) -> Bool,
    isUncovered: @escaping (Cell) -> Bool
  ) {
    self.cells = cells
    self.isSeen = isSeen
    self.isUncovered = isUncovered
  }

  /// The first cell that is seen, or else the last one above; nil without cells.
  @inlinable package var first: Cell? { first { _ in true } }

  /// The first cell that is seen as a whole at its start, or else the first one that is seen.
  @inlinable package var firstUncovered: Cell? {
    cells.first { isUncovered($0) && isSeen($0) } ?? first
  }

  @inlinable package func first(where isWanted: (Cell) -> Bool) -> Cell? {
    cells.first { isWanted($0) && isSeen($0) } ?? cells.last(where: isWanted)
  }

  /// Returns the cell to keep in place during a batch, and its index path after it; nil if none
  /// remains.
  ///
  /// A cell that is moved itself says nothing about the position of the others: it is the last
  /// choice.
  package func first(
    surviving plan: ListUpdatePlan,
    path: (Cell) -> IndexPath
  ) -> (cell: Cell, path: IndexPath)? {
    func isMoved(_ path: IndexPath) -> Bool {
      plan.moveTargets[path] != nil || plan.movedSections[path.section] != nil
    }
    func survives(_ cell: Cell) -> Bool { plan.newIndexPath(forOld: path(cell)) != nil }
    let cell = first { survives($0) && !isMoved(path($0)) } ?? first(where: survives)
    guard let cell, let new = plan.newIndexPath(forOld: path(cell)) else { return nil }
    return (cell, new)
  }
}
