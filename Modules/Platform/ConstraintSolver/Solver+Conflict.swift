extension Solver {
  /// The contradiction in a row that no column can bring back within its bounds.
  ///
  /// The variables of the row cannot move either. Uses `rowScratch`.
  func conflict(row: Int) -> ConflictError {
    let members = contradiction(row: row).map(\.slot)
    return conflict(
      members.filter { !records[Int($0)].isVariable },
      bounds: members.filter { records[Int($0)].isVariable }
    )
  }

  /// The constraints that add up to the contradiction in a row, with their factors.
  func contradiction(row: Int) -> [(slot: Int32, factor: Double)] {
    loadRow(row)
    var members: [(slot: Int32, factor: Double)] = [(rowOwner[row], 1)]
    for index in 0..<rowColumnCount {
      let column = Int(rowColumns[index])
      guard abs(rowScratch[column]) > Solver.pivotTolerance else { continue }
      members.append((columnOwner[column], -rowScratch[column]))
    }
    return members
  }

  /// An error that names constraints and variables by their slots.
  func conflict(_ constraints: [Int32], bounds: [Int32]) -> ConflictError {
    let ids = Set(constraints).sorted().map { ConstraintID(slot: $0) }
    return ConflictError(
      constraints: ids,
      names: ids.map { name(of: $0) },
      bounds: bounds.sorted().map { Variable(index: $0) }
    )
  }

  /// Relaxes a required constraint: it gets the highest optional priority.
  func soften(_ slot: Int32) {
    let record = records + Int(slot)
    let isEquality = record.pointee.kind == .requiredZero
    guard isEquality || record.pointee.kind == .requiredNonNegative else { return }
    record.pointee.kind = isEquality ? .optionalZero : .optionalNonNegative
    record.pointee.level = retainLevel(Priority.broken.value)
    record.pointee.isBroken = true
    if isLarge { needsRebuild = true }
    let location = record.pointee.location
    if location >= 0 {
      record.pointee.side = isEquality ? 0 : 1
    } else if location != Record.nowhere {
      // The column may have a cost that exceeds what the constraint can now prevent.
      let level = Int(record.pointee.level)
      let cost = gradient[level * columnCapacity + Int(~location)]
      if abs(cost) > Solver.costTolerance { needsRebuild = true }
    }
  }
}
