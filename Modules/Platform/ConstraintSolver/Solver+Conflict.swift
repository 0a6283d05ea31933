extension Solver {
  /// The contradiction a row stands for that no column can bring back into bounds.
  ///
  /// What the row depends on cannot move either. `rowScratch` is used.
  func conflict(row: Int) -> ConflictError {
    loadRow(row)
    var members: [Int32] = [rowOwner[row]]
    for index in 0..<rowColumnCount {
      let column = Int(rowColumns[index])
      guard abs(rowScratch[column]) > Solver.pivotTolerance else { continue }
      members.append(columnOwner[column])
    }
    var constraints: [ConstraintID] = []
    var bounds: [Variable] = []
    for member in members.sorted() {
      if records[Int(member)].isVariable {
        bounds.append(Variable(index: member))
      } else {
        constraints.append(ConstraintID(slot: member))
      }
    }
    return ConflictError(
      constraints: constraints,
      names: constraints.map { name(of: $0) },
      bounds: bounds
    )
  }

  /// Gives up a required constraint: it becomes the most important of the optional ones.
  func soften(_ slot: Int32) {
    let record = records + Int(slot)
    let isEquality = record.pointee.kind == .requiredZero
    guard isEquality || record.pointee.kind == .requiredNonNegative else { return }
    record.pointee.kind = isEquality ? .optionalZero : .optionalNonNegative
    record.pointee.level = retainLevel(Priority.broken.value)
    record.pointee.isBroken = true
    let location = record.pointee.location
    if location >= 0 {
      record.pointee.side = isEquality ? 0 : 1
    } else if location != Record.nowhere {
      // The costs of the column may ask for more than the constraint can now refuse.
      let level = Int(record.pointee.level)
      let cost = gradient[level * columnCapacity + Int(~location)]
      if abs(cost) > Solver.costTolerance { needsRebuild = true }
    }
  }
}
