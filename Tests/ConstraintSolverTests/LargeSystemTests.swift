import ConstraintSolver
import Expectations
import TestSupport
import Testing

/// Systems of many views: work and memory grow with their number, not with its square.
@Suite struct LargeSystemTests {
  enum Shape: CaseIterable { case apart, chain, contents, row, grid }

  /// Views as a layout engine describes them: an origin and a size each, in a container of 390
  /// points.
  struct Views {
    let solver = Solver()
    var places: [(x: Variable, y: Variable)] = []
    var sizes: [(width: Variable, height: Variable)] = []
    /// One constraint per view, to be changed.
    var edits: [ConstraintID] = []
    let container: Variable

    init(_ shape: Shape, count: Int) {
      container = solver.addVariable(nonNegative: true)
      solver.add(container.expression == 390)
      for index in 0..<count {
        places.append((solver.addVariable(), solver.addVariable()))
        sizes.append(
          (solver.addVariable(nonNegative: true), solver.addVariable(nonNegative: true))
        )
        switch shape {
        case .apart: addApart(index)
        case .chain: addChain(index)
        case .contents: addContent(index)
        case .row: addRow(index, isLast: index + 1 == count)
        case .grid: addGrid(index)
        }
      }
    }

    private mutating func fill(_ index: Int) {
      let x = places[index].x.expression
      solver.add(x == 16)
      solver.add(x + sizes[index].width.expression == container.expression - 16)
    }

    private mutating func addApart(_ index: Int) {
      fill(index)
      solver.add(places[index].y.expression == Double(index * 24))
      edits.append(solver.add(sizes[index].height.expression == 20))
    }

    private mutating func follow(_ index: Int) {
      let y = places[index].y.expression
      if index == 0 {
        solver.add(y == 8)
      } else {
        solver.add(
          y == places[index - 1].y.expression + sizes[index - 1].height.expression + 8
        )
      }
    }

    private mutating func addChain(_ index: Int) {
      fill(index)
      follow(index)
      edits.append(solver.add(sizes[index].height.expression == 20))
    }

    /// Adds the constraints of labels: an intrinsic content size, limited by the container.
    private mutating func addContent(_ index: Int) {
      let x = places[index].x.expression
      let (width, height) = (sizes[index].width.expression, sizes[index].height.expression)
      solver.add(x == 16)
      solver.add(x + width <= container.expression - 16)
      follow(index)
      for (length, preferred) in [(width, Double(50 + index % 7 * 90)), (height, 20)] {
        solver.add((length <= preferred).with(priority: Priority(250)))
        edits.append(solver.add((length >= preferred).with(priority: Priority(750))))
      }
    }

    private mutating func addRow(_ index: Int, isLast: Bool) {
      let (x, width) = (places[index].x.expression, sizes[index].width.expression)
      if index == 0 {
        edits.append(solver.add(x == 0))
      } else {
        solver.add(x == places[index - 1].x.expression + sizes[index - 1].width.expression)
        solver.add(width == sizes[index - 1].width.expression)
      }
      if isLast { solver.add(x + width == container.expression) }
      solver.add(places[index].y.expression == 0)
      solver.add(sizes[index].height.expression == 20)
    }

    private mutating func addGrid(_ index: Int) {
      let (column, width) = (index % 10, sizes[index].width.expression)
      if column == 0 {
        solver.add(places[index].x.expression == 0)
      } else {
        solver.add(
          places[index].x.expression
            == places[index - 1].x.expression + sizes[index - 1].width.expression
        )
      }
      if index < 10 {
        edits.append(solver.add(places[index].y.expression == 0))
      } else {
        let above = index - 10
        solver.add(
          places[index].y.expression
            == places[above].y.expression + sizes[above].height.expression + 4
        )
      }
      solver.add(sizes[index].height.expression == width)
      if index > 0 { solver.add(width == sizes[0].width.expression) }
      if index == 9 { solver.add(places[9].x.expression + width == container.expression) }
    }
  }

  @Test(arguments: Shape.allCases) func workAndMemoryGrowWithTheNumberOfViews(shape: Shape) throws {
    var work: [Int] = []
    var memory: [Int] = []
    for count in [800, 1600] {
      let views = Views(shape, count: count)
      try views.solver.solve()
      work.append(views.solver.stepCount)
      memory.append(views.solver.storedNumberCount)
    }
    expect(Double(work[1]), isAtMost: 2.2 * Double(work[0]), "\(work)")
    expect(Double(memory[1]), isAtMost: 2.2 * Double(memory[0]), "\(memory)")
    expect(work[0], isBelow: 800 * 600, "\(work)")
    expect(memory[0], isBelow: 800 * 700, "\(memory)")
  }

  @Test func chainedViewsAreAtTheirSums() throws {
    let views = Views(.chain, count: 500)
    try views.solver.solve()
    for index in 0..<500 {
      expect(
        abs(views.solver.value(of: views.places[index].y) - Double(8 + index * 28)),
        isBelow: 1e-9
      )
      expect(abs(views.solver.value(of: views.sizes[index].width) - 358), isBelow: 1e-9)
    }
    views.solver.setConstant(-100, of: views.edits[250])
    try views.solver.solve()
    expect(
      abs(views.solver.value(of: views.places[499].y) - Double(8 + 499 * 28 + 80)),
      isBelow: 1e-9
    )
  }

  @Test func equalWidthsShareTheContainer() throws {
    let views = Views(.row, count: 390)
    try views.solver.solve()
    for index in 0..<390 {
      expect(abs(views.solver.value(of: views.places[index].x) - Double(index)), isBelow: 1e-7)
    }
  }

  @Test func contentsThatFitHaveTheirIntrinsicWidths() throws {
    let views = Views(.contents, count: 200)
    try views.solver.solve()
    for index in 0..<200 {
      let width = views.solver.value(of: views.sizes[index].width)
      expect(abs(width - min(Double(50 + index % 7 * 90), 358)), isBelow: 1e-9)
    }
  }

  /// Nothing is eliminated again, and no block is solved that is unrelated to the change.
  @Test(arguments: Shape.allCases) func aChangeTakesFewPasses(shape: Shape) throws {
    let views = Views(shape, count: 800)
    try views.solver.solve()
    var last = views.solver.stepCount
    let most = 800 * 30
    func cost() throws -> Int {
      try views.solver.solve()
      defer { last = views.solver.stepCount }
      return views.solver.stepCount - last
    }
    let edit = views.edits[views.edits.count / 2]
    views.solver.setConstant(views.solver.constant(of: edit) - 1, of: edit)
    try expect(cost(), isBelow: most)
    let added = views.solver.add(
      (views.sizes[400].height.expression == 33).with(priority: Priority(100))
    )
    try expect(cost(), isBelow: most)
    views.solver.remove(added)
    try expect(cost(), isBelow: most)
  }

  @Test func conflictsListAllConstraintsOfTheChain() throws {
    var views = Views(.chain, count: 100)
    let bottom = try require(views.places.last).y
    let wrong = views.solver.add((bottom.expression == 10).named("wrong"))
    do {
      try views.solver.solve()
      Issue.record("a chain of 100 views ends at 10")
    } catch {
      expect(error.names.contains("wrong"))
      // A hundred origins, and the heights of all but the last.
      expect(error.constraints.count, equals: 200)
    }
    views.solver.remove(wrong)
    try views.solver.solve()
    expect(abs(views.solver.value(of: bottom) - Double(8 + 99 * 28)), isBelow: 1e-9)
    // Negative heights contradict the bound alone.
    views.solver.setConstant(5, of: views.edits[50])
    #expect(throws: ConflictError.self) { try views.solver.solve() }
    views.edits.removeAll()
  }

  /// Above the limit and below it again, with the same results.
  @Test func systemsCanGrowAndShrink() throws {
    let solver = Solver()
    var variables: [Variable] = []
    var constraints: [ConstraintID] = []
    for index in 0..<600 {
      let variable = solver.addVariable()
      let left = variables.last.map { variable.expression - $0.expression } ?? variable.expression
      constraints.append(solver.add(left == 1))
      variables.append(variable)
      if index % 50 == 0 {
        try solver.solve()
        expect(abs(solver.value(of: variable) - Double(index + 1)), isBelow: 1e-9)
      }
    }
    while variables.count > 20 {
      let (variable, constraint) = (variables.removeLast(), constraints.removeLast())
      solver.remove(constraint)
      solver.removeVariable(variable)
      guard variables.count % 50 == 0, let last = variables.last else { continue }
      try solver.solve()
      expect(abs(solver.value(of: last) - Double(variables.count)), isBelow: 1e-9)
    }
  }
}
