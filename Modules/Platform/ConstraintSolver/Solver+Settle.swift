extension Solver {
  /// Gives variables that nothing determines yet a constraint to stand on: an optional equality
  /// where there is one, else the bound of an inequality, the oldest first.
  ///
  /// Cassowary does the same when it takes a constraint in: a variable without bounds becomes basic
  /// at once. What required constraints make of it is the dual method's business afterwards.
  /// Variables that must not be negative have a place to stand on already.
  func settleFreeVariables() {
    for column in 0..<columnCount where records[Int(columnOwner[column])].kind == .free {
      guard isCostless(column: column), let row = restingRow(column: column) else { continue }
      loadRow(row)
      pivot(row: row, column: column, side: 0, target: 0)
    }
  }

  /// Whether the quantity of a column may move without changing any cost.
  func isCostless(column: Int) -> Bool {
    levelOrder.allSatisfy {
      abs(gradient[Int($0) * columnCapacity + column]) < Solver.costTolerance
    }
  }

  /// The constraint that a free variable stands on.
  private func restingRow(column: Int) -> Int? {
    let cells = tableau + column * stride
    stepCount += rowCount
    var best = -1
    for row in 0..<rowCount where abs(cells[row]) > Solver.settlingFactor {
      let owner = records[Int(rowOwner[row])]
      guard !owner.isVariable, owner.kind != .leaving else { continue }
      if best < 0 || isFirmer(rowOwner[row], than: rowOwner[best]) { best = row }
    }
    return best >= 0 ? best : nil
  }

  /// Whether a constraint comes before another where a free variable settles.
  private func isFirmer(_ slot: Int32, than other: Int32) -> Bool {
    let (left, right) = (records[Int(slot)], records[Int(other)])
    if left.isEquality != right.isEquality { return left.isEquality }
    if left.isEquality, left.priority != right.priority { return left.priority > right.priority }
    return slot < other
  }

  /// Constraints that mention a variable by a smaller factor than this are not stood on: the
  /// rounding in the table would grow.
  private static let settlingFactor = 0.01
}
