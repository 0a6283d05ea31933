import ConstraintSolver
import Expectations
import Testing

/// Solutions of single systems.
@Suite struct SolverTests {
  let solver = Solver()

  @Test func requiredEqualitiesDetermineValues() throws {
    let left = solver.addVariable()
    let width = solver.addVariable()
    solver.add(left.expression == 16)
    solver.add(left.expression + width.expression == 375 - 16)
    try solver.solve()
    expect(solver.value(of: left), equals: 16)
    expect(solver.value(of: width), equals: 343)
  }

  @Test func aHigherPriorityBeatsAnyNumberOfLowerOnes() throws {
    let width = solver.addVariable()
    solver.add((width.expression == 10).with(priority: Priority(251)))
    for _ in 0..<1000 {
      solver.add((width.expression == 1_000_000).with(priority: Priority(250)))
    }
    try solver.solve()
    expect(solver.value(of: width), equals: 10)
  }

  @Test func fractionalPrioritiesAreDistinct() throws {
    let width = solver.addVariable()
    solver.add((width.expression == 10).with(priority: Priority(999)))
    solver.add((width.expression == 20).with(priority: Priority(999.5)))
    try solver.solve()
    expect(solver.value(of: width), equals: 20)
  }

  @Test func anInequalityBindsOnlyIfNeeded() throws {
    let width = solver.addVariable(nonNegative: true)
    let cap = solver.add(width.expression <= 100)
    let preferred = solver.add((width.expression == 60).with(priority: Priority(250)))
    try solver.solve()
    expect(solver.value(of: width), equals: 60)
    solver.setConstant(-240, of: preferred)
    try solver.solve()
    expect(solver.value(of: width), equals: 100)
    solver.setConstant(-300, of: cap)
    try solver.solve()
    expect(solver.value(of: width), equals: 240)
  }

  @Test func aNonNegativeVariableStopsAtZero() throws {
    let width = solver.addVariable(nonNegative: true)
    solver.add((width.expression == -50).with(priority: Priority(999)))
    try solver.solve()
    expect(solver.value(of: width), equals: 0)
  }

  @Test func aConflictListsExactlyItsConstraints() throws {
    let left = solver.addVariable()
    let width = solver.addVariable()
    let other = solver.addVariable()
    solver.add((left.expression == 0).named("left edge"))
    solver.add((other.expression == 7).named("bystander"))
    solver.add((left.expression + width.expression == 100).named("right edge"))
    solver.add((width.expression >= 200).named("minimum width"))
    let error = #expect(throws: ConflictError.self) { try solver.solve() }
    expect(error?.names.sorted(), equals: ["left edge", "minimum width", "right edge"])
  }

  @Test func removingAMemberOfAConflictResolvesIt() throws {
    let width = solver.addVariable()
    solver.add((width.expression == 10).named("ten"))
    let twenty = solver.add((width.expression == 20).named("twenty"))
    #expect(throws: ConflictError.self) { try solver.solve() }
    solver.remove(twenty)
    try solver.solve()
    expect(solver.value(of: width), equals: 10)
  }

  @Test func aBrokenConstraintIsSatisfiedAsCloselyAsPossible() throws {
    let width = solver.addVariable()
    solver.add((width.expression <= 50).named("cap"))
    let wide = solver.add((width.expression == 80).named("wide"))
    solver.add((width.expression == 0).with(priority: Priority(999)))
    let conflicts = solver.solve { _ in wide }
    expect(conflicts.count, equals: 1)
    expect(solver.isBroken(wide))
    expect(solver.value(of: width), equals: 50)
    expect(solver.violation(of: wide), equals: 30)
  }

  @Test func aConflictWithABoundListsTheVariable() throws {
    let width = solver.addVariable(nonNegative: true)
    solver.add((width.expression == -1).named("negative"))
    let error = #expect(throws: ConflictError.self) { try solver.solve() }
    expect(error?.bounds, equals: [width])
    expect(error?.names, equals: ["negative"])
  }

  @Test func duplicateRequiredConstraintsDoNotConflict() throws {
    let width = solver.addVariable()
    let first = solver.add(width.expression == 10)
    let second = solver.add(width.expression == 10)
    try solver.solve()
    solver.remove(first)
    try solver.solve()
    expect(solver.value(of: width), equals: 10)
    solver.setConstant(-12, of: second)
    try solver.solve()
    expect(solver.value(of: width), equals: 12)
  }

  @Test func suggestedValuesMoveDependentVariables() throws {
    let knob = solver.addVariable()
    let follower = solver.addVariable()
    solver.add(follower.expression == knob.expression * 2 + 1)
    let edit = solver.addEdit(knob, priority: Priority(999))
    for value in [3.0, -4, 1e6, 0.25] {
      solver.suggest(value, for: edit)
      try solver.solve()
      expect(abs(solver.value(of: follower) - (value * 2 + 1)), isBelow: 1e-9)
    }
  }

  @Test func onlyUndeterminedVariablesAreAmbiguous() throws {
    let fixed = solver.addVariable()
    let unbounded = solver.addVariable()
    let idle = solver.addVariable()
    solver.add(fixed.expression == 5)
    solver.add(unbounded.expression >= fixed.expression)
    try solver.solve()
    expect(solver.ambiguousVariables(among: [fixed, unbounded, idle]), equals: [unbounded, idle])
  }

  @Test func competingEqualPrioritiesAreAmbiguous() throws {
    let first = solver.addVariable()
    let second = solver.addVariable()
    solver.add(first.expression + second.expression == 100)
    let hug = solver.add((first.expression == 30).with(priority: Priority(250)))
    solver.add((second.expression == 30).with(priority: Priority(250)))
    try solver.solve()
    expect(solver.ambiguousVariables(among: [first, second]), equals: [first, second])
    solver.setPriority(Priority(251), of: hug)
    try solver.solve()
    expect(solver.ambiguousVariables(among: [first, second]), satisfies: \.isEmpty)
    expect(solver.value(of: second), equals: 70)
  }

  @Test func aConstraintCanBecomeRequiredAndOptionalAgain() throws {
    let width = solver.addVariable()
    let strong = solver.add((width.expression == 10).with(priority: Priority(500)))
    let weak = solver.add((width.expression == 20).with(priority: Priority(400)))
    try solver.solve()
    expect(solver.value(of: width), equals: 10)
    solver.setPriority(.required, of: weak)
    try solver.solve()
    expect(solver.value(of: width), equals: 20)
    solver.setPriority(Priority(1), of: weak)
    try solver.solve()
    expect(solver.value(of: width), equals: 10)
    solver.remove(strong)
    try solver.solve()
    expect(solver.value(of: width), equals: 20)
  }

  @Test func removedVariablesFreeTheirSpace() throws {
    for round in 0..<100 {
      let left = solver.addVariable()
      let width = solver.addVariable(nonNegative: true)
      let constraints = [
        solver.add(left.expression == Double(round)),
        solver.add(left.expression + width.expression == 200),
        solver.add((width.expression <= 20).with(priority: Priority(750))),
      ]
      try solver.solve()
      expect(solver.value(of: width), equals: 200 - Double(round))
      for constraint in constraints { solver.remove(constraint) }
      solver.removeVariable(left)
      solver.removeVariable(width)
      try solver.solve()
    }
  }

  @Test func anEditOfASolvedSystemNeedsFewPivots() throws {
    var previous: Variable?
    var widths: [ConstraintID] = []
    var lasts: [Variable] = []
    for _ in 0..<30 {
      let left = solver.addVariable()
      let width = solver.addVariable(nonNegative: true)
      if let previous {
        solver.add(left.expression == previous.expression + 8)
      } else {
        solver.add(left.expression == 8)
      }
      widths.append(solver.add((width.expression == 40).with(priority: Priority(750))))
      let right = solver.addVariable()
      solver.add(right.expression == left.expression + width.expression)
      previous = right
      lasts.append(right)
    }
    try solver.solve()
    let before = solver.pivotCount
    for width in widths { solver.setConstant(-44, of: width) }
    try solver.solve()
    expect(solver.pivotCount, equals: before)
    let last = try require(lasts.last)
    expect(abs(solver.value(of: last) - 30 * 52), isBelow: 1e-9)
  }
}
