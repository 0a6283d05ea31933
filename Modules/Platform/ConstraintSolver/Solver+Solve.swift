extension Solver {
  /// Solves for all changes since the last solution.
  ///
  /// - Throws: `ConflictError` if required constraints contradict each other. Remove one of them
  ///   and solve again; values are undefined until then.
  public func solve() throws(ConflictError) {
    if let conflict = optimize() {
      needsRebuild = true
      throw conflict
    }
  }

  /// Solves for all changes since the last solution, and relaxes constraints if required ones
  /// contradict each other.
  ///
  /// - Parameter choose: Returns the constraint to relax from those of a conflict.
  /// - Returns: The conflicts, each with the constraint that was relaxed.
  public func solve(
    breaking choose: (ConflictError) -> ConstraintID
  ) -> [(conflict: ConflictError, broken: ConstraintID)] {
    var result: [(conflict: ConflictError, broken: ConstraintID)] = []
    while let conflict = optimize() {
      let choice = choose(conflict)
      let broken = conflict.constraints.contains(choice) ? choice : conflict.constraints.last
      guard let broken else { break }
      soften(broken.slot)
      result.append((conflict, broken))
    }
    return result
  }

  /// Whether something changed since the last solution.
  public var needsSolve: Bool {
    needsPrimal || needsRebuild || !pendingEdits.isEmpty || !pendingConstraints.isEmpty
  }

  /// Solves for the collected changes.
  ///
  /// - Returns: Required constraints that contradict each other, or nil.
  func optimize() -> ConflictError? {
    isLarge ? optimizeLarge() : optimizeTableau().map { conflict(row: $0) }
  }

  /// Runs the methods that the collected changes require.
  ///
  /// - Returns: A row that cannot be kept within its bounds, or nil.
  func optimizeTableau() -> Int? {
    if pivotsSinceRefactoring >= Solver.pivotsPerRefactoring && !needsRebuild { refactor() }
    var mayRefactor = pivotsSinceRefactoring > 0
    for _ in 0..<3 {
      if needsPrimal && !needsRebuild { runPrimal() }
      if needsRebuild { rebuild() }
      installPendingConstraints()
      applyPendingEdits()
      settleFreeVariables()
      roundingShows = false
      let row = runDual()
      if needsRebuild { continue }
      // An apparent contradiction may result from the rounding of many pivots: recalculate and
      // check again.
      guard row != nil || roundingShows, mayRefactor else { return row }
      mayRefactor = false
      refactor()
    }
    return nil
  }

  private func applyPendingEdits() {
    guard !pendingEdits.isEmpty else { return }
    for slot in pendingEdits {
      let record = records + Int(slot)
      guard record.pointee.hasPendingConstant else { continue }
      record.pointee.hasPendingConstant = false
      let change = record.pointee.pendingConstant - record.pointee.constant
      record.pointee.constant = record.pointee.pendingConstant
      guard change != 0, record.pointee.location != Record.nowhere else { continue }
      if record.pointee.location >= 0 {
        rowValue[Int(record.pointee.location)] += change
      } else {
        let cells = tableau + Int(~record.pointee.location) * stride
        let values = rowValue
        for row in 0..<rowCount { values[row] -= change * cells[row] }
      }
      editsSinceRefresh += 1
    }
    pendingEdits.removeAll(keepingCapacity: true)
    if editsSinceRefresh > 512 { refreshValues() }
  }

  private func installPendingConstraints() {
    guard !pendingConstraints.isEmpty else { return }
    let added = pendingConstraints
    pendingConstraints.removeAll(keepingCapacity: true)
    reserveRows(rowCount + added.count)
    for slot in added { install(slot) }
    for slot in added where records[Int(slot)].kind == .requiredZero { anchor(slot) }
  }

  /// Writes the row of a constraint in terms of the nonbasic quantities.
  private func install(_ slot: Int32) {
    let record = records + Int(slot)
    record.pointee.isPending = false
    record.pointee.hasPendingConstant = false
    record.pointee.constant = record.pointee.pendingConstant
    record.pointee.side = record.pointee.kind == .optionalNonNegative ? 1 : 0
    let row = appendRow(owner: slot)
    let scratch = rowScratch
    scratch.update(repeating: 0, count: columnCount)
    stepCount += columnCount
    let words = wordsPerRow
    let bits = rowBits + row * words
    var value = record.pointee.constant
    let stride = stride
    let records = records
    let terms = terms
    let start = Int(record.pointee.termStart)
    for index in start..<start + Int(record.pointee.termCount) {
      let term = terms[index]
      let variable = records + Int(term.variable)
      let location = variable.pointee.location
      if location < 0 {
        let column = Int(~location)
        scratch[column] += term.coefficient
        bits[column >> 6] |= 1 << UInt64(column & 63)
        value += term.coefficient * variable.pointee.parked
        continue
      }
      value += term.coefficient * rowValue[Int(location)]
      loadTerms(ofRow: Int(location), times: term.coefficient, into: bits)
    }
    for index in 0..<words {
      var word = bits[index]
      while word != 0 {
        let column = index * 64 + word.trailingZeroBitCount
        if abs(scratch[column]) < 1e-12 {
          bits[index] &= ~(word & (0 &- word))
        } else {
          tableau[column * stride + row] = scratch[column]
        }
        word &= word - 1
      }
    }
    rowValue[row] = value
    updateBounds(ofRow: row, record.pointee)
  }

  /// Adds a multiple of a row to `rowScratch`, and its bits to those given.
  @inline(__always)
  private func loadTerms(
    ofRow row: Int,
    times factor: Double,
    into bits: UnsafeMutablePointer<UInt64>
  ) {
    let source = rowBits + row * wordsPerRow
    let cells = tableau + row
    let scratch = rowScratch
    let stride = stride
    for index in 0..<wordsPerRow {
      var word = source[index]
      bits[index] |= word
      while word != 0 {
        let column = index * 64 + word.trailingZeroBitCount
        scratch[column] += factor * cells[column * stride]
        word &= word - 1
      }
    }
  }

  /// Makes the residual of a required equality nonbasic immediately if that has no cost.
  ///
  /// It then never moves again, so later edits find it already nonbasic.
  private func anchor(_ slot: Int32) {
    let location = records[Int(slot)].location
    guard location >= 0 else { return }
    loadRow(Int(location))
    let records = records
    let rowScratch = rowScratch
    let columnOwner = columnOwner
    var best = -1
    var bestFactor = 0.1
    for index in 0..<rowColumnCount {
      let column = Int(rowColumns[index])
      let factor = abs(rowScratch[column])
      guard factor > Solver.pivotTolerance else { continue }
      switch records[Int(columnOwner[column])].kind {
      case .free:
        if factor + 1e6 > bestFactor {
          best = column
          bestFactor = factor + 1e6
        }
      case .nonNegative:
        if factor > bestFactor && isCostless(column: column) {
          best = column
          bestFactor = factor
        }
      default: continue
      }
    }
    if best >= 0 { pivot(row: Int(location), column: best, side: 0, target: 0) }
  }
}
