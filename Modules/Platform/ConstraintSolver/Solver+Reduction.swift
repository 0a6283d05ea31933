extension Solver {
  /// The maximum number of variables in one table; larger systems are reduced.
  static let usualTableau = 256

  /// Discards the table and reduces the system from now on.
  func becomeLarge() {
    isLarge = true
    needsRebuild = true
    for slot in 0..<recordCount {
      if records[slot].isVariable {
        records[slot].parked = value(of: Variable(index: Int32(slot)))
      }
      records[slot].location = Record.nowhere
    }
    clearCells()
  }

  /// Solves a large system for all changes since the last time.
  func optimizeLarge() -> ConflictError? {
    needsPrimal = false
    if let reduction, reduction.additions + pendingConstraints.count > 64 + recordCount / 16 {
      needsRebuild = true
    }
    if needsRebuild || reduction == nil {
      guard variableCount > largestTableau / 2 else {
        // The system is small again.
        isLarge = false
        reduction = nil
        needsRebuild = true
        return optimize()
      }
      for slot in 0..<recordCount { settle(slot) }
      let reduction = Reduction(self)
      stepCount += reduction.stepCount
      reduction.stepCount = 0
      self.reduction = reduction
      needsRebuild = false
    }
    guard let reduction else { return nil }
    for slot in pendingConstraints where records[Int(slot)].isPending {
      settle(Int(slot))
      reduction.install(slot, self)
    }
    for slot in pendingEdits where records[Int(slot)].hasPendingConstant {
      settle(Int(slot))
      reduction.constantDidChange(slot, self)
    }
    pendingConstraints.removeAll(keepingCapacity: true)
    pendingEdits.removeAll(keepingCapacity: true)
    defer {
      stepCount += reduction.stepCount
      pivotCount += reduction.pivotCount
      reduction.stepCount = 0
      reduction.pivotCount = 0
    }
    return reduction.solve(self)
  }

  /// Marks the changes of a record as applied.
  private func settle(_ slot: Int) {
    records[slot].isPending = false
    records[slot].hasPendingConstant = false
    records[slot].constant = records[slot].pendingConstant
  }
}

extension Solver {
  /// The number of numbers that the solver stores, including tables; tests use it to check how
  /// memory grows.
  package var storedNumberCount: Int {
    let table = stride * columnCapacity + stride * wordsPerRow + levelCapacity * columnCapacity
    let rest = recordCapacity * 8 + terms.count * 2
    return table + rest + (reduction?.storedNumberCount ?? 0)
  }
}
