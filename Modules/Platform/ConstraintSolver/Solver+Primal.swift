extension Solver {
  /// Lowers the cost while satisfying all bounds, after removals and changes of priority.
  func runPrimal() {
    needsPrimal = false
    let patience = 60 + 4 * (rowCount + columnCount)
    var steps = 0
    while let (column, side) = improvingColumn(firstIndexOnly: steps > patience) {
      steps += 1
      guard let row = blockingRow(column: column, direction: Double(side)), steps < 20 * patience
      else {
        // Costs are nonnegative, so a blocking row always exists; if there is none, rounding has
        // corrupted the costs.
        needsRebuild = true
        return
      }
      loadRow(row)
      pivot(row: row, column: column, side: side, target: 0)
    }
  }

  /// A column whose quantity lowers the cost when it moves in one direction.
  private func improvingColumn(firstIndexOnly: Bool) -> (column: Int, side: Int8)? {
    var result: (column: Int, side: Int8)?
    var bestPosition = Int.max
    var bestGain = 0.0
    var firstOwner = Int32.max
    for column in 0..<columnCount {
      let owner = records[Int(columnOwner[column])]
      for side: Int8 in [1, -1] {
        guard side > 0 ? owner.mayIncrease : owner.mayDecrease else { continue }
        guard let (position, gain) = gain(column: column, side: side, owner) else { continue }
        if firstIndexOnly {
          guard columnOwner[column] < firstOwner else { continue }
          firstOwner = columnOwner[column]
        } else {
          guard position < bestPosition || (position == bestPosition && gain > bestGain) else {
            continue
          }
          bestPosition = position
          bestGain = gain
        }
        result = (column, side)
      }
    }
    return result
  }

  /// The first level at which a move changes the cost, and by how much it lowers it there; nil if
  /// the move does not lower the cost.
  @inline(__always)
  private func gain(column: Int, side: Int8, _ owner: Record) -> (position: Int, gain: Double)? {
    let ownCost = side > 0 ? owner.costAbove : owner.costBelow
    for position in 0..<levelOrder.count {
      let slot = levelOrder[position]
      var cost = Double(side) * gradient[Int(slot) * columnCapacity + column]
      if owner.level == slot { cost += ownCost }
      if cost > Solver.costTolerance { return nil }
      if cost < -Solver.costTolerance { return (position, -cost) }
    }
    return nil
  }

  /// Removes a constraint from the tableau.
  func detach(_ slot: Int32) {
    let record = records + Int(slot)
    record.pointee.constant = record.pointee.pendingConstant
    record.pointee.hasPendingConstant = false
    if record.pointee.isPending {
      record.pointee.isPending = false
      pendingConstraints.removeAll { $0 == slot }
      return
    }
    if isLarge {
      if !needsRebuild, reduction?.remove(slot) == false { needsRebuild = true }
      needsPrimal = true
      return
    }
    let location = record.pointee.location
    guard !needsRebuild, location != Record.nowhere else {
      record.pointee.location = Record.nowhere
      return
    }
    if location < 0 {
      removeFromColumns(slot, column: Int(~location))
      if needsRebuild {
        record.pointee.location = Record.nowhere
        return
      }
    }
    let row = Int(record.pointee.location)
    let slope = record.pointee.slope
    if slope != 0 {
      loadRow(row)
      addToGradient(level: record.pointee.level, -slope)
      needsPrimal = true
    }
    deleteRow(row)
    record.pointee.location = Record.nowhere
    record.pointee.side = 0
  }

  /// Makes a nonbasic residual basic so that it can be removed, in the direction that lowers the
  /// cost.
  private func removeFromColumns(_ slot: Int32, column: Int) {
    var costSign = 0.0
    for level in levelOrder where costSign == 0 {
      let cost = gradient[Int(level) * columnCapacity + column]
      if abs(cost) > Solver.costTolerance { costSign = cost > 0 ? 1 : -1 }
    }
    // From here on the residual has no bounds and no cost; its level is released later.
    records[Int(slot)].kind = .leaving
    if costSign != 0 {
      needsPrimal = true
      guard let row = blockingRow(column: column, direction: -costSign) else {
        needsRebuild = true
        return
      }
      loadRow(row)
      pivot(row: row, column: column, side: 0, target: 0)
      return
    }
    // The cost does not depend on it: fix a variable at its value instead, if possible, and free
    // the residual.
    let cells = tableau + column * stride
    var held = -1
    for row in 0..<rowCount
    where records[Int(rowOwner[row])].kind == .free
      && abs(cells[row]) > (held >= 0 ? abs(cells[held]) : Solver.pivotTolerance)
    {
      held = row
    }
    if held >= 0 {
      // The variable may have a better value elsewhere.
      needsPrimal = true
      loadRow(held)
      pivot(row: held, column: column, side: 0, target: rowValue[held])
      return
    }
    let row =
      blockingRow(column: column, direction: 1) ?? blockingRow(column: column, direction: -1)
    guard let row else {
      needsRebuild = true
      return
    }
    loadRow(row)
    pivot(row: row, column: column, side: 0, target: 0)
  }
}
