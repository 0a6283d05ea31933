import ConstraintSolver
import Expectations
import TestSupport
import Testing

/// Random systems: incremental solutions are as good as solutions from scratch.
@Suite struct SolverRandomTests {
  @Test(arguments: Seeds.first(8, random: 40), [false, true])
  func incrementalSolutionsAreAsGoodAsSolutionsFromScratch(batch: UInt64, isLarge: Bool) throws {
    for number in 0..<50 as Range<UInt64> {
      try compareWithScratch(seed: batch &* 50 &+ number, isLarge: isLarge)
    }
  }

  /// Seeds that led to worse solutions: a tie decided by rounding, a pivot on the rounding
  /// remainder of zero, and rounding errors amplified by many small factors.
  @Test(arguments: [16_759_783_886_617_094_926, 1_007_154, 2_019_487 as UInt64], [false, true])
  func roundingDoesNotMakeSolutionsWorse(seed: UInt64, isLarge: Bool) throws {
    try compareWithScratch(seed: seed, isLarge: isLarge)
  }

  private func compareWithScratch(seed: UInt64, isLarge: Bool) throws {
    var system = RandomSystem(seed: seed, variableCount: 2 + Int(seed % 11), isLarge: isLarge)
    for step in 0..<40 {
      for _ in 0...Int(seed % 4) { system.mutate() }
      try system.solver.solve()
      let incremental = RandomSystem.errors(system.entries, system.values)
      let scratchValues = try system.solvedFromScratch()
      let scratch = RandomSystem.errors(system.entries, scratchValues)
      // Nearly parallel constraints intersect far away, so the error is measured relative to that
      // distance.
      let size = (system.values + scratchValues).reduce(1) { max($0, abs($1)) }
      for (left, right) in zip(incremental, scratch) {
        expect(
          abs(left.error - right.error),
          isBelow: 1e-7 * size + 1e-7,
          "seed \(seed), step \(step), priority \(left.priority)"
        )
      }
      expect(incremental[0].error, isBelow: 1e-7 * size + 1e-7, "seed \(seed), step \(step)")
      for (value, bounded) in zip(system.values, system.isNonNegative) where bounded {
        expect(value, isAbove: -1e-6, "seed \(seed), step \(step)")
      }
    }
  }

  @Test(arguments: Seeds.first(3), [false, true])
  func tenThousandEditsCauseNoDrift(seed: UInt64, isLarge: Bool) throws {
    var system = RandomSystem(seed: seed, variableCount: 24, isLarge: isLarge)
    for _ in 0..<400 { system.mutate() }
    try system.solver.solve()
    var optional = system.entries.indices.filter { system.entries[$0].priority < 1000 }
    optional.sort()
    for edit in 0..<10_000 {
      let index = try require(optional.randomElement(using: &system.generator))
      let id = try require(system.entries[index].id)
      system.entries[index].constant = Double.random(in: -500...500, using: &system.generator)
      system.solver.setConstant(system.entries[index].constant, of: id)
      if edit % 3 == 0 { try system.solver.solve() }
    }
    try system.solver.solve()
    let incremental = RandomSystem.errors(system.entries, system.values)
    let scratch = RandomSystem.errors(system.entries, try system.solvedFromScratch())
    for (left, right) in zip(incremental, scratch) {
      expect(
        abs(left.error - right.error),
        isBelow: 1e-6,
        "seed \(seed), priority \(left.priority)"
      )
    }
  }

  @Test(arguments: Seeds.first(200), [false, true])
  func conflictsAreFoundAndAreReal(seed: UInt64, isLarge: Bool) throws {
    var system = RandomSystem(
      seed: seed &+ 90_000,
      variableCount: 2 + Int(seed % 6),
      isLarge: isLarge
    )
    for _ in 0..<20 { system.mutate() }
    // Required constraints that need not be satisfied at the hidden point.
    for _ in 0..<6 {
      var entry = system.makeEntry()
      entry.priority = 1000
      entry.constant = Double(Int.random(in: -500...500, using: &system.generator))
      entry.id = RandomSystem.add(entry, to: system.solver, system.variables)
      system.entries.append(entry)
    }
    do {
      try system.solver.solve()
      expect(RandomSystem.errors(system.entries, system.values)[0].error, isBelow: 1e-5)
    } catch {
      // The reported constraints contradict each other on their own, and removing one resolves
      // that.
      let named = system.entries.filter { entry in
        entry.id.map { error.constraints.contains($0) } ?? false
      }
      expect(named.count, equals: error.constraints.count)
      let bounded = Set(error.bounds)
      #expect(throws: ConflictError.self) { try solve(named, bounded, like: system) }
      for index in named.indices {
        var others = named
        others.remove(at: index)
        try solve(others, bounded, like: system)
      }
    }
  }

  private func solve(
    _ entries: [RandomSystem.Entry],
    _ bounded: Set<Variable>,
    like system: RandomSystem
  ) throws {
    let solver = Solver()
    let variables = system.variables.map { solver.addVariable(nonNegative: bounded.contains($0)) }
    for entry in entries { _ = RandomSystem.add(entry, to: solver, variables) }
    try solver.solve()
  }

  @Test(arguments: Seeds.first(100), [false, true])
  func brokenConstraintsRecoverWhenConflictsAreRemoved(seed: UInt64, isLarge: Bool) throws {
    var system = RandomSystem(
      seed: seed &+ 5_000,
      variableCount: 4 + Int(seed % 8),
      isLarge: isLarge
    )
    for _ in 0..<30 { system.mutate() }
    let target = try require(system.variables.first)
    let bad = system.solver.add(
      (target.expression == -10_000).named("bad")
    )
    let ugly = system.solver.add((target.expression == -20_000).named("ugly"))
    let conflicts = system.solver.solve { $0.constraints.contains(bad) ? bad : ugly }
    expect(!conflicts.isEmpty)
    system.solver.remove(bad)
    system.solver.remove(ugly)
    _ = system.solver.solve { $0.constraints[0] }
    let incremental = RandomSystem.errors(system.entries, system.values)
    let scratch = RandomSystem.errors(system.entries, try system.solvedFromScratch())
    for (left, right) in zip(incremental, scratch) {
      expect(
        abs(left.error - right.error),
        isBelow: 1e-5,
        "seed \(seed), priority \(left.priority)"
      )
    }
  }
}
