extension Solver {
  /// Violations of bounds up to this are treated as rounding errors.
  static let feasibilityTolerance = 1e-9
  /// Contradictions between required constraints up to this are treated as rounding errors of the
  /// solver or its clients.
  static let conflictTolerance = 1e-5
  /// The smallest absolute coefficient to pivot on.
  static let pivotTolerance = 1e-9
  /// The smallest coefficient to pivot on, relative to the largest of its row; smaller ones are
  /// rounding residues of zero.
  static let relativePivotTolerance = 1e-11
  /// Costs that differ by less than this are treated as equal.
  static let costTolerance = 1e-9

  /// Copies the nonzero values of a row into `rowScratch`, and lists their columns in `rowColumns`.
  func loadRow(_ row: Int) {
    let bits = rowBits + row * wordsPerRow
    let cells = tableau + row
    let scratch = rowScratch
    let columns = rowColumns
    let stride = stride
    var count = 0
    for index in 0..<wordsPerRow {
      var word = bits[index]
      while word != 0 {
        let column = index * 64 + word.trailingZeroBitCount
        let value = cells[column * stride]
        if value == 0 {
          bits[index] &= ~(word & (0 &- word))
        } else {
          scratch[column] = value
          columns[count] = Int32(truncatingIfNeeded: column)
          count += 1
        }
        word &= word - 1
      }
    }
    rowColumnCount = count
  }

  /// Exchanges the quantity of a row with that of a column.
  ///
  /// The row's quantity becomes nonbasic with the value `target`; the column's becomes basic on the
  /// given side of zero. `rowScratch` must contain the row.
  func pivot(row: Int, column: Int, side: Int8, target: Double) {
    let stride = stride
    let rowCount = rowCount
    let scratch = rowScratch
    let factor = scratch[column]
    let inverse = 1 / factor
    let pivotColumn = tableau + column * stride
    let leaving = rowOwner[row]
    let entering = columnOwner[column]

    updateGradient(row: row, column: column, side: side, inverse: inverse)

    let step = (target - rowValue[row]) * inverse
    pivotColumn[row] = 0
    let indices = indexScratch
    var used = 0
    for index in 0..<rowCount where pivotColumn[index] != 0 {
      indices[used] = Int32(truncatingIfNeeded: index)
      used += 1
    }
    let columns = rowColumns
    for position in 0..<rowColumnCount where columns[position] != column {
      let other = Int(columns[position])
      let cells = tableau + other * stride
      let multiple = -scratch[other] * inverse
      for position in 0..<used {
        let index = Int(indices[position])
        let sum = cells[index] + multiple * pivotColumn[index]
        cells[index] = abs(sum) < 1e-12 ? 0 : sum
      }
      cells[row] = multiple
    }
    let words = wordsPerRow
    let pivotBits = rowBits + row * words
    for position in 0..<used {
      let index = Int(indices[position])
      rowValue[index] += step * pivotColumn[index]
      pivotColumn[index] *= inverse
      let bits = rowBits + index * words
      for word in 0..<words { bits[word] |= pivotBits[word] }
    }
    pivotColumn[row] = inverse

    rowOwner[row] = entering
    columnOwner[column] = leaving
    records[Int(leaving)].location = ~Int32(column)
    records[Int(leaving)].side = 0
    records[Int(leaving)].parked = target
    records[Int(entering)].location = Int32(row)
    records[Int(entering)].side = side
    rowValue[row] = records[Int(entering)].parked + step
    updateBounds(ofRow: row, records[Int(entering)])
    pivotCount += 1
    stepCount += rowCount + used * rowColumnCount
    // A small pivot amplifies the rounding errors in the table, so refactor earlier.
    pivotsSinceRefactoring += Solver.wear(factor)
  }

  private func updateGradient(row: Int, column: Int, side: Int8, inverse: Double) {
    let scratch = rowScratch
    let columns = rowColumns
    let count = rowColumnCount
    let leaving = records[Int(rowOwner[row])]
    var entering = records[Int(columnOwner[column])]
    entering.side = side
    let leavingSlope = leaving.slope
    let enteringSlope = entering.slope
    for slot in levelOrder {
      let costs = gradient + Int(slot) * columnCapacity
      if leavingSlope != 0 && leaving.level == slot {
        for position in 0..<count {
          let other = Int(columns[position])
          costs[other] -= leavingSlope * scratch[other]
        }
      }
      var ratio = costs[column]
      if entering.level == slot { ratio += enteringSlope }
      ratio *= inverse
      if ratio != 0 {
        for position in 0..<count {
          let other = Int(columns[position])
          costs[other] -= ratio * scratch[other]
        }
      }
      costs[column] = ratio
    }
  }

  /// Adds a multiple of the row in `rowScratch` to the costs of a level.
  func addToGradient(level: Int32, _ slope: Double) {
    let costs = gradient + Int(level) * columnCapacity
    for position in 0..<rowColumnCount {
      let column = Int(rowColumns[position])
      costs[column] += slope * rowScratch[column]
    }
  }

  /// Moves an optional basic residual to another side of zero.
  ///
  /// `rowScratch` must contain its row.
  func flip(row: Int, to side: Int8) {
    let record = records + Int(rowOwner[row])
    let old = record.pointee.slope
    record.pointee.side = side
    let change = record.pointee.slope - old
    if change != 0 { addToGradient(level: record.pointee.level, change) }
    updateBounds(ofRow: row, record.pointee)
  }

  /// The row that first blocks a column's quantity when it moves in a direction; nil if none does.
  func blockingRow(column: Int, direction: Double) -> Int? {
    let cells = tableau + column * stride
    var best = -1
    var bestStep = Double.infinity
    var bestFactor = 0.0
    for row in 0..<rowCount {
      let factor = cells[row] * direction
      guard abs(factor) > Solver.pivotTolerance else { continue }
      let bound = factor > 0 ? rowUpper[row] : rowLower[row]
      guard bound.isFinite else { continue }
      let step = max(0, (bound - rowValue[row]) / factor)
      let isTie = abs(step - bestStep) < 1e-10
      if (isTie && abs(factor) > bestFactor) || (!isTie && step < bestStep) {
        best = row
        bestStep = step
        bestFactor = abs(factor)
      }
    }
    return best >= 0 ? best : nil
  }

  /// The number of pivots between two calculations of the table from the constraints.
  static let pivotsPerRefactoring = 2000

  /// The weight of a pivot in the refactoring counter: dividing by a small factor amplifies the
  /// accumulated rounding error.
  private static func wear(_ factor: Double) -> Int {
    let size = abs(factor)
    return size < 0.01 ? pivotsPerRefactoring : size < 0.1 ? pivotsPerRefactoring / 10 : 1
  }
}
