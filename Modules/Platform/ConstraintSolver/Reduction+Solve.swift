extension Reduction {
  /// The number of stored numbers; tests use it to check how memory grows.
  var storedNumberCount: Int {
    let own = factors.terms.count * 2 + factors.steps.count * 2 + factors.definitions.count * 3
    return blocks.reduce(own + blockOf.count * 5) {
      $0 + $1.solver.storedNumberCount + $1.slots.count
    }
  }

  // MARK: - Changes

  /// Adds a variable after the reduction.
  func addVariable(_ slot: Int32) { grow(to: Int(slot) + 1) }

  /// Adds a constraint, at the cost of its reduced form.
  func install(_ slot: Int32, _ solver: Solver) {
    grow(to: Int(slot) + 1)
    updateOffsets(solver)
    additions += 1
    let roots = roots(of: slot, solver)
    let known = roots.map { blockOf[Int($0.variable)] }.filter { $0 >= 0 }
    if roots.isEmpty {
      numbers.append(slot)
    } else if let first = known.first {
      // Merge into the largest block.
      var block = first
      for other in known where other != block {
        let size = blocks[Int(other)].slots.count
        let pair = size > blocks[Int(block)].slots.count ? (block, other) : (other, block)
        block = merge(pair, solver)
      }
      add(slot, roots, to: block, solver)
    } else {
      blocks.append(Block(variables: roots.count, constraints: roots.count * 3))
      add(slot, roots, to: Int32(blocks.count - 1), solver)
    }
  }

  private func grow(to count: Int) {
    guard blockOf.count < count else { return }
    factors.grow(to: count)
    let new = count - blockOf.count
    offsets += [Double](repeating: 0, count: new)
    isFixed += [Bool](repeating: false, count: new)
    blockOf += [Int32](repeating: -1, count: new)
    indexInBlock += [Int32](repeating: -1, count: new)
    isFactored += [Bool](repeating: false, count: new)
    growSum(by: new)
  }

  /// Moves all variables and constraints of one block to another.
  ///
  /// - Returns: The remaining block.
  private func merge(_ pair: (from: Int32, to: Int32), _ solver: Solver) -> Int32 {
    let old = blocks[Int(pair.from)]
    let slots = old.slots
    old.slots = []
    for slot in slots where slot >= 0 && isRoot(slot, solver) {
      add(slot, to: pair.to, solver)
    }
    for slot in slots where slot >= 0 && !isRoot(slot, solver) {
      add(slot, roots(of: slot, solver), to: pair.to, solver)
    }
    blocks[Int(pair.from)] = Block(variables: 1, constraints: 1)
    dirtyBlocks.remove(pair.from)
    stepCount += slots.count
    return pair.to
  }

  private func isRoot(_ slot: Int32, _ solver: Solver) -> Bool {
    solver.records[Int(slot)].isVariable && factors.definition[Int(slot)] < 0
  }

  /// Removes a constraint.
  ///
  /// - Returns: False if the removal requires a new reduction.
  func remove(_ slot: Int32) -> Bool {
    let index = Int(slot)
    guard index < blockOf.count else { return true }
    if isFactored[index] { return false }
    let block = blockOf[index]
    if block >= 0 {
      blocks[Int(block)].solver.remove(ConstraintID(slot: indexInBlock[index]))
      blocks[Int(block)].slots[Int(indexInBlock[index])] = -1
      blockOf[index] = -1
      indexInBlock[index] = -1
      dirtyBlocks.insert(block)
    } else {
      numbers.removeAll { $0 == slot }
    }
    return true
  }

  /// Called when the constant of a constraint changed.
  func constantDidChange(_ slot: Int32, _ solver: Solver) {
    let block = blockOf[Int(slot)]
    if block >= 0 {
      // Set again in `updateOffsets` if constants of equalities changed as well.
      blocks[Int(block)].solver.setConstant(
        constant(of: slot, solver),
        of: ConstraintID(slot: indexInBlock[Int(slot)])
      )
      dirtyBlocks.insert(block)
    } else if isFactored[Int(slot)] {
      constantsAreStale = true
    }
  }

  /// Updates the blocks after changes of the equalities' constants.
  func updateOffsets(_ solver: Solver) {
    guard constantsAreStale else { return }
    constantsAreStale = false
    constants = factors.constants(solver.records)
    factors.evaluate(constants, into: &offsets)
    stepCount += factors.steps.count + factors.terms.count
    for (number, block) in blocks.enumerated() {
      for (index, slot) in block.slots.enumerated() where slot >= 0 && !isRoot(slot, solver) {
        let id = ConstraintID(slot: Int32(index))
        let constant = constant(of: slot, solver)
        if constant != block.solver.constant(of: id) {
          block.solver.setConstant(constant, of: id)
          dirtyBlocks.insert(Int32(number))
        }
      }
    }
  }

  // MARK: - Solving

  /// Solves the blocks that changed, and sets the values of all variables.
  func solve(_ solver: Solver) -> ConflictError? {
    updateOffsets(solver)
    if let conflict = conflictOfNumbers(solver) { return conflict }
    for number in dirtyBlocks.sorted() {
      let block = blocks[Int(number)]
      let (pivots, steps) = (block.solver.pivotCount, block.solver.stepCount)
      let row = block.solver.optimizeTableau()
      pivotCount += block.solver.pivotCount - pivots
      stepCount += block.solver.stepCount - steps
      if let row { return conflict(block.solver.contradiction(row: row), block, solver) }
    }
    setValues(solver)
    return nil
  }

  private func setValues(_ solver: Solver) {
    let records = solver.records
    for number in dirtyBlocks {
      let block = blocks[Int(number)]
      for (index, slot) in block.slots.enumerated() where slot >= 0 && isRoot(slot, solver) {
        records[Int(slot)].parked = block.solver.value(of: Variable(index: Int32(index)))
      }
    }
    dirtyBlocks.removeAll(keepingCapacity: true)
    for definition in factors.definitions.reversed() {
      var sum = constants[Int(definition.equality)]
      for index in definition.terms {
        let term = factors.terms[index]
        sum += term.coefficient * records[Int(term.variable)].parked
      }
      records[Int(definition.variable)].parked = -sum / definition.factor
    }
    stepCount += factors.terms.count
  }

  /// Whether required equalities alone determine the value of a variable.
  func isRigid(_ variable: Variable, _ solver: Solver) -> Bool {
    if isFixed[Int(variable.index)] { return true }
    return roots(of: variable.index, solver).allSatisfy { root in
      let block = blockOf[Int(root.variable)]
      guard block >= 0 else { return false }
      return blocks[Int(block)].solver.isRigid(
        Variable(index: indexInBlock[Int(root.variable)])
      )
    }
  }

  // MARK: - Conflicts

  /// A contradiction between equalities, or between them and constraints that reduce to a constant.
  private func conflictOfNumbers(_ solver: Solver) -> ConflictError? {
    let tolerance = Solver.conflictTolerance
    for equality in factors.redundant where abs(constants[Int(equality)]) > tolerance {
      return solver.conflict(factors.equalities(behindRedundant: equality), bounds: [])
    }
    for slot in fixedBounds where offsets[Int(slot)] < -tolerance {
      return conflict([(slot, 1)], solver)
    }
    for slot in numbers {
      let value = constant(of: slot, solver)
      switch solver.records[Int(slot)].kind {
      case .requiredZero where abs(value) > tolerance: return conflict([(slot, 1)], solver)
      case .requiredNonNegative where value < -tolerance: return conflict([(slot, 1)], solver)
      case .nonNegative where value < -tolerance: return conflict([(slot, 1)], solver)
      default: continue
      }
    }
    return nil
  }

  private func conflict(
    _ members: [(slot: Int32, factor: Double)],
    _ block: Block,
    _ solver: Solver
  ) -> ConflictError {
    conflict(members.map { (block.slots[Int($0.slot)], $0.factor) }, solver)
  }

  /// The conflict of constraints and bounds that add up to a contradiction, including the
  /// equalities that they were reduced with.
  private func conflict(
    _ members: [(slot: Int32, factor: Double)],
    _ solver: Solver
  ) -> ConflictError {
    var sum = [Double](repeating: 0, count: solver.recordCount)
    for (slot, factor) in members {
      let record = solver.records[Int(slot)]
      if record.isVariable {
        sum[Int(slot)] += factor
        continue
      }
      for index in Int(record.termStart)..<Int(record.termStart + record.termCount) {
        sum[Int(solver.terms[index].variable)] += factor * solver.terms[index].coefficient
      }
    }
    let slots = members.map(\.slot) + factors.equalities(eliminating: &sum)
    return solver.conflict(
      slots.filter { !solver.records[Int($0)].isVariable },
      bounds: slots.filter { solver.records[Int($0)].isVariable }
    )
  }
}
