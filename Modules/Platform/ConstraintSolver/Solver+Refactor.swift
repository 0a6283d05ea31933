extension Solver {
  /// Resets the table: every variable is nonbasic, every constraint waits to be installed.
  ///
  /// The fallback when the table is neither primal nor dual feasible.
  func rebuild() {
    needsRebuild = false
    needsPrimal = false
    clearTableau()
    pendingConstraints.removeAll(keepingCapacity: true)
    for slot in 0..<recordCount {
      switch records[slot].kind {
      case .free, .nonNegative:
        records[slot].parked = 0
        appendColumn(owner: Int32(slot))
      case .requiredZero, .requiredNonNegative, .optionalZero, .optionalNonNegative:
        records[slot].location = Record.nowhere
        records[slot].isPending = true
        pendingConstraints.append(Int32(slot))
      case .leaving, .unused:
        continue
      }
    }
  }

  private func clearTableau() {
    clearCells()
    pivotsSinceRefactoring = 0
    editsSinceRefresh = 0
    gradient.update(repeating: 0, count: levelCapacity * columnCapacity)
  }

  /// Recalculates the tableau for the current nonbasic quantities from the constraints, without the
  /// rounding errors of many pivots.
  func refactor() {
    var nonbasic: [Int32] = []
    for column in 0..<columnCount where !records[Int(columnOwner[column])].isVariable {
      nonbasic.append(columnOwner[column])
    }
    var staysInColumn = [Bool](repeating: false, count: recordCount)
    for column in 0..<columnCount { staysInColumn[Int(columnOwner[column])] = true }
    let installed = (0..<rowCount).map { rowOwner[$0] } + nonbasic
    let parked = (0..<recordCount).map { records[$0].parked }
    let sides = (0..<recordCount).map { records[$0].side }

    clearTableau()
    for slot in 0..<recordCount where records[slot].isVariable {
      records[slot].parked = staysInColumn[slot] ? parked[slot] : 0
      appendColumn(owner: Int32(slot))
    }
    for slot in installed where !records[Int(slot)].isVariable { writeRow(slot) }
    for slot in nonbasic {
      let row = Int(records[Int(slot)].location)
      loadRow(row)
      var best = -1
      for index in 0..<rowColumnCount {
        let column = Int(rowColumns[index])
        guard records[Int(columnOwner[column])].isVariable,
          !staysInColumn[Int(columnOwner[column])],
          abs(rowScratch[column]) > (best >= 0 ? abs(rowScratch[best]) : 1e-7)
        else { continue }
        best = column
      }
      guard best >= 0 else {
        needsRebuild = true
        return
      }
      pivot(row: row, column: best, side: 0, target: 0)
    }
    for row in 0..<rowCount {
      let owner = Int(rowOwner[row])
      records[owner].side = sides[owner]
      updateBounds(ofRow: row, records[owner])
    }
    pivotsSinceRefactoring = 0
    refreshValues()
    refreshGradient()
  }

  /// Writes the row of a constraint while all variables are nonbasic.
  private func writeRow(_ slot: Int32) {
    let row = appendRow(owner: slot)
    let record = records[Int(slot)]
    records[Int(slot)].side = 0
    for index in Int(record.termStart)..<Int(record.termStart + record.termCount) {
      let column = Int(~records[Int(terms[index].variable)].location)
      tableau[column * stride + row] += terms[index].coefficient
      setBit(row, column, true)
    }
    rowValue[row] = 0
  }

  /// Recalculates all values from the constants, without the rounding errors of many edits.
  func refreshValues() {
    editsSinceRefresh = 0
    for row in 0..<rowCount {
      let owner = records[Int(rowOwner[row])]
      rowValue[row] = owner.isVariable ? 0 : owner.constant
    }
    for column in 0..<columnCount {
      let owner = records[Int(columnOwner[column])]
      let amount = owner.isVariable ? owner.parked : -owner.constant
      guard amount != 0 else { continue }
      let cells = tableau + column * stride
      for row in 0..<rowCount { rowValue[row] += amount * cells[row] }
    }
  }

  /// Calculates all costs from the sides of the basic residuals.
  func refreshGradient() {
    gradient.update(repeating: 0, count: levelCapacity * columnCapacity)
    for row in 0..<rowCount {
      let owner = records[Int(rowOwner[row])]
      let slope = owner.slope
      guard slope != 0 else { continue }
      loadRow(row)
      addToGradient(level: owner.level, slope)
    }
  }
}
