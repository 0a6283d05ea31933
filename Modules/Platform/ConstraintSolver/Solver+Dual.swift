extension Solver {
  /// The dual method's action for a row that violates its bounds.
  private enum Remedy {
    case flip
    case enter(column: Int, side: Int8)
    case none
  }

  /// Restores the bounds of all rows at the least cost.
  ///
  /// - Returns: A row whose bounds cannot be restored, or nil.
  func runDual() -> Int? {
    let patience = 60 + 4 * (rowCount + columnCount)
    var steps = 0
    while let row = violatedRow(firstIndexOnly: steps > patience) {
      steps += 1
      if steps > 20 * patience {
        // Rounding must have corrupted the tableau: the caller rebuilds it.
        needsRebuild = true
        return nil
      }
      loadRow(row)
      let rises = rowValue[row] < rowLower[row]
      switch remedy(row: row, rises: rises) {
      case .flip:
        flip(row: row, to: rises ? -1 : 1)
      case .enter(let column, let side):
        pivot(row: row, column: column, side: side, target: 0)
      case .none:
        let bound = rises ? rowLower[row] : rowUpper[row]
        let violation = abs(rowValue[row] - bound)
        guard violation < Solver.conflictTolerance else { return row }
        if violation > 1e-8 { roundingShows = true }
        rowValue[row] = bound
      }
    }
    return nil
  }

  /// The row furthest outside its bounds, or after too many steps the one with the lowest record
  /// index, a choice that cannot cycle.
  private func violatedRow(firstIndexOnly: Bool) -> Int? {
    var worst = -1
    var worstViolation = Solver.feasibilityTolerance
    let values = rowValue
    let lower = rowLower
    let upper = rowUpper
    stepCount += rowCount
    if firstIndexOnly {
      var first = Int32.max
      for row in 0..<rowCount {
        let violation = max(lower[row] - values[row], values[row] - upper[row])
        if violation > Solver.feasibilityTolerance && rowOwner[row] < first {
          first = rowOwner[row]
          worst = row
        }
      }
      return worst >= 0 ? worst : nil
    }
    for row in 0..<rowCount {
      let value = values[row]
      let violation = max(lower[row] - value, value - upper[row])
      if violation > worstViolation {
        worstViolation = violation
        worst = row
      }
    }
    return worst >= 0 ? worst : nil
  }

  /// The cheapest way to move a row towards its bound; costs are compared level by level.
  private func remedy(row: Int, rises: Bool) -> Remedy {
    let record = records[Int(rowOwner[row])]
    let best = bestRatio
    let levelOrder = levelOrder
    let levels = levelOrder.count
    let records = records
    let rowScratch = rowScratch
    let columnOwner = columnOwner
    let gradient = gradient
    let columnCapacity = columnCapacity
    var result = Remedy.none
    var hasBest = false
    var bestFactor = 0.0
    var bestSize = 1.0
    if record.isOptional {
      let cost = rises ? record.slope + record.costBelow : record.costAbove - record.slope
      for position in 0..<levels {
        best[position] = levelOrder[position] == record.level ? cost : 0
      }
      hasBest = true
      bestFactor = .infinity
      result = .flip
    }
    let columns = rowColumns
    var largest = 0.0
    for index in 0..<rowColumnCount { largest = max(largest, abs(rowScratch[Int(columns[index])])) }
    let tolerance = max(Solver.pivotTolerance, largest * Solver.relativePivotTolerance)
    for index in 0..<rowColumnCount {
      let column = Int(columns[index])
      let factor = rises ? rowScratch[column] : -rowScratch[column]
      guard abs(factor) > tolerance else { continue }
      let owner = records[Int(columnOwner[column])]
      guard factor > 0 ? owner.mayIncrease : owner.mayDecrease else { continue }
      let side: Int8 = factor > 0 ? 1 : -1
      let ownCost = side > 0 ? owner.costAbove : owner.costBelow
      let size = abs(factor)
      var isBetter = !hasBest
      var isTie = hasBest
      var position = 0
      while position < levels {
        let slot = levelOrder[position]
        var cost = Double(side) * gradient[Int(slot) * columnCapacity + column]
        if owner.level == slot { cost += ownCost }
        let ratio = abs(cost) < Solver.costTolerance ? 0 : cost / size
        if isTie {
          // Compare the remaining costs in the scale of the larger one: rounding errors are
          // proportional to the costs, and large compared with the ratios of small coefficients.
          let difference = (ratio - best[position]) * max(size, bestSize)
          if difference > Solver.costTolerance { break }
          if difference < -Solver.costTolerance {
            isTie = false
            isBetter = true
          }
        }
        if isBetter { best[position] = ratio }
        position += 1
      }
      if isTie && position == levels && size > bestFactor { isBetter = true }
      if isBetter {
        hasBest = true
        bestFactor = size
        bestSize = size
        result = .enter(column: column, side: side)
      }
    }
    return result
  }
}
