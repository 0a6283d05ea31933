extension Solver {
  /// Gives undetermined variables a constraint that determines them.
  ///
  /// Prefers an optional equality, then the bound of an inequality; the oldest first.
  ///
  /// Cassowary does the same when it adds a constraint: a variable without bounds becomes basic
  /// immediately. The dual method then handles the effect of required constraints. Variables that
  /// must not be negative are already determined.
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

  /// The row of the constraint that determines a free variable.
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

  /// Whether a constraint takes precedence over another for determining a free variable.
  private func isFirmer(_ slot: Int32, than other: Int32) -> Bool {
    let (left, right) = (records[Int(slot)], records[Int(other)])
    if left.isEquality != right.isEquality { return left.isEquality }
    if left.isEquality, left.priority != right.priority { return left.priority > right.priority }
    return slot < other
  }

  /// The smallest coefficient to pivot on; smaller ones would amplify rounding errors in the table.
  private static let settlingFactor = 0.01
}
