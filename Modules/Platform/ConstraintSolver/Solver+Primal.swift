extension Solver {
  /// Lowers the cost while all bounds hold, after removals and changes of priority.
  func runPrimal() {
    needsPrimal = false
    let patience = 60 + 4 * (rowCount + columnCount)
    var steps = 0
    while let (column, side) = improvingColumn(firstIndexOnly: steps > patience) {
      steps += 1
      guard let row = blockingRow(column: column, direction: Double(side)), steps < 20 * patience
      else {
        // A cost is never negative, so there is always something in the way unless rounding has
        // spoiled the costs.
        needsRebuild = true
        return
      }
      loadRow(row)
      pivot(row: row, column: column, side: side, target: 0)
    }
  }

  /// A column whose quantity lowers the cost when it moves to one side.
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

  /// The first level at which a move changes the cost and how much it lowers it there, or nil
  /// when the move does not pay.
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

  /// Takes a constraint out of the tableau.
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

  /// Makes a nonbasic residual basic so that it can go, in the direction that lowers the cost.
  private func removeFromColumns(_ slot: Int32, column: Int) {
    var costSign = 0.0
    for level in levelOrder where costSign == 0 {
      let cost = gradient[Int(level) * columnCapacity + column]
      if abs(cost) > Solver.costTolerance { costSign = cost > 0 ? 1 : -1 }
    }
    // From here on the residual has no bounds and no cost; its level stays counted until released.
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
    // Nothing pulls: hold a variable where it is, if one can be held, and let go of the residual.
    let cells = tableau + column * stride
    var held = -1
    for row in 0..<rowCount
    where records[Int(rowOwner[row])].kind == .free
      && abs(cells[row]) > (held >= 0 ? abs(cells[held]) : Solver.pivotTolerance)
    {
      held = row
    }
    if held >= 0 {
      // It may settle elsewhere.
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
