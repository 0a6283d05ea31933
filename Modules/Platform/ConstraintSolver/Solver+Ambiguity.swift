extension Solver {
  /// The variables among those given that could have other values at the same cost.
  ///
  /// Tries, on a copy of the solver, to move each variable a little at a priority below all others.
  /// Requires two small solves per variable.
  public func ambiguousVariables(among candidates: [Variable]) -> [Variable] {
    let probe = copy()
    return candidates.filter { variable in
      let value = probe.value(of: variable)
      let edit = probe.add(
        terms: [Term(variable)],
        constant: -value,
        .equal,
        priority: Priority(-1)
      )
      defer { probe.remove(edit) }
      for distance in [1.0, -1.0] {
        probe.setConstant(-(value + distance), of: edit)
        _ = probe.solve { $0.constraints.last ?? edit }
        if abs(probe.value(of: variable) - value) > 1e-4 { return true }
      }
      return false
    }
  }

  /// A solver with the same variables, constraints and solution, under the same handles.
  public func copy() -> Solver {
    let other = Solver(variables: columnCapacity, constraints: recordCount)
    while other.recordCapacity < recordCount { other.recordCapacity *= 2 }
    other.records.deallocate()
    other.records = .allocate(capacity: other.recordCapacity)
    other.records.initialize(from: records, count: recordCount)
    other.recordCount = recordCount
    other.freeRecords = freeRecords
    other.variableCount = variableCount
    other.largestTableau = largestTableau
    other.isLarge = isLarge
    other.names = names
    other.terms = terms
    other.unusedTerms = unusedTerms
    other.levelPriority = levelPriority
    other.levelUses = levelUses
    other.levelOrder = levelOrder
    other.levelCapacity = levelCapacity
    other.gradient.deallocate()
    other.gradient = .allocate(capacity: levelCapacity * other.columnCapacity)
    other.gradient.initialize(repeating: 0, count: levelCapacity * other.columnCapacity)
    other.bestRatio = Solver.reallocated(other.bestRatio, count: 0, capacity: levelCapacity)
    other.adoptBasis(of: self)
    return other
  }

  /// Copies the tableau of a solver with the same records.
  private func adoptBasis(of source: Solver) {
    guard !source.needsRebuild, !source.isLarge else {
      needsRebuild = true
      if isLarge { _ = optimize() }
      return
    }
    for column in 0..<source.columnCount { appendColumn(owner: source.columnOwner[column]) }
    for row in 0..<source.rowCount {
      let index = appendRow(owner: source.rowOwner[row])
      rowValue[index] = source.rowValue[row]
      rowLower[index] = source.rowLower[row]
      rowUpper[index] = source.rowUpper[row]
      (rowBits + index * wordsPerRow).update(
        from: source.rowBits + row * source.wordsPerRow,
        count: wordsPerRow
      )
    }
    for column in 0..<columnCount {
      (tableau + column * stride).update(
        from: source.tableau + column * source.stride,
        count: rowCount
      )
      for level in 0..<levelCapacity {
        gradient[level * columnCapacity + column] =
          source.gradient[level * source.columnCapacity + column]
      }
    }
    pendingConstraints = source.pendingConstraints
    pendingEdits = source.pendingEdits
    needsPrimal = source.needsPrimal
    editsSinceRefresh = source.editsSinceRefresh
    pivotsSinceRefactoring = source.pivotsSinceRefactoring
  }
}

extension Solver {
  /// Whether required equalities alone determine the value of a variable.
  ///
  /// If so, no optional constraint changes the value, whatever its constant, until constraints are
  /// added or removed.
  public func isRigid(_ variable: Variable) -> Bool {
    if isLarge { return !needsRebuild && reduction?.isRigid(variable, self) == true }
    let location = records[Int(variable.index)].location
    guard location >= 0, !needsRebuild else { return false }
    loadRow(Int(location))
    return (0..<rowColumnCount).allSatisfy {
      records[Int(columnOwner[Int(rowColumns[$0])])].kind == .requiredZero
    }
  }
}
