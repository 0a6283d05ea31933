import ConstraintSolver
import TestSupport

/// A random system whose required constraints are consistent, because all of them are satisfied at
/// a hidden point.
struct RandomSystem {
  struct Entry {
    var coefficients: [(variable: Int, factor: Double)]
    var constant: Double
    var relation: Relation
    var priority: Float
    var id: ConstraintID?
  }

  var generator: SeededGenerator
  var hiddenPoint: [Double]
  var isNonNegative: [Bool]
  var entries: [Entry] = []
  let solver = Solver()
  let variables: [Variable]

  static let priorities: [Float] = [1, 49, 50, 250, 251, 749, 750, 999, 999.5]

  /// - Parameter isLarge: Whether the solver splits the system, as it does with large ones.
  init(seed: UInt64, variableCount: Int, isLarge: Bool = false) {
    var generator = SeededGenerator(seed: seed)
    hiddenPoint = (0..<variableCount).map { _ in Double(Int.random(in: 0...400, using: &generator))
    }
    isNonNegative = (0..<variableCount).map { _ in Bool.random(using: &generator) }
    self.generator = generator
    let solver = solver
    if isLarge { solver.largestTableau = 0 }
    variables = isNonNegative.map { solver.addVariable(nonNegative: $0) }
  }

  func residualAtHiddenPoint(_ entry: Entry) -> Double {
    entry.coefficients.reduce(0) { $0 + $1.factor * hiddenPoint[$1.variable] }
  }

  /// A constant with which a required entry is satisfied at the hidden point.
  mutating func fittingConstant(_ entry: Entry) -> Double {
    let slack = Double(Int.random(in: 0...60, using: &generator))
    let exact = -residualAtHiddenPoint(entry)
    switch entry.relation {
    case .equal: return exact
    case .greaterThanOrEqual: return exact + slack
    case .lessThanOrEqual: return exact - slack
    }
  }

  mutating func makeEntry() -> Entry {
    let count = Int.random(in: 1...min(4, variables.count), using: &generator)
    let chosen = (0..<variables.count).shuffled(using: &generator).prefix(count)
    let factors: [Double] = [1, 1, 1, -1, -1, -1, 2, 0.5, -1.5, 0.333]
    var entry = Entry(
      coefficients: chosen.map { ($0, factors.randomElement(using: &generator) ?? 1) },
      constant: 0,
      relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        .randomElement(using: &generator) ?? .equal,
      priority: 1000
    )
    if Int.random(in: 0..<10, using: &generator) < 6 {
      entry.priority = Self.priorities.randomElement(using: &generator) ?? 250
      entry.constant = Double(Int.random(in: -300...300, using: &generator))
    } else {
      entry.constant = fittingConstant(entry)
    }
    return entry
  }

  static func add(_ entry: Entry, to solver: Solver, _ variables: [Variable]) -> ConstraintID {
    solver.add(
      terms: entry.coefficients.map { Term(variables[$0.variable], $0.factor) },
      constant: entry.constant,
      entry.relation,
      priority: Priority(entry.priority)
    )
  }

  /// Adds, removes or changes something at random.
  mutating func mutate() {
    let choice = Int.random(in: 0..<100, using: &generator)
    if entries.isEmpty || (choice < 30 && entries.count < variables.count * 4) {
      var entry = makeEntry()
      entry.id = Self.add(entry, to: solver, variables)
      entries.append(entry)
    } else if choice < 45 {
      let index = Int.random(in: 0..<entries.count, using: &generator)
      if let id = entries[index].id { solver.remove(id) }
      entries.remove(at: index)
    } else if choice < 52 {
      let index = Int.random(in: 0..<entries.count, using: &generator)
      guard let id = entries[index].id, entries[index].priority < 1000 else { return }
      entries[index].priority = Self.priorities.randomElement(using: &generator) ?? 250
      solver.setPriority(Priority(entries[index].priority), of: id)
    } else if choice < 58 {
      movePoint()
    } else {
      let index = Int.random(in: 0..<entries.count, using: &generator)
      guard let id = entries[index].id else { return }
      entries[index].constant =
        entries[index].priority >= 1000
        ? fittingConstant(entries[index])
        : Double(Int.random(in: -300...300, using: &generator))
      solver.setConstant(entries[index].constant, of: id)
    }
  }

  /// Moves the hidden point, and with it the constants of all required constraints.
  mutating func movePoint() {
    for index in hiddenPoint.indices where Bool.random(using: &generator) {
      hiddenPoint[index] = Double(Int.random(in: 0...400, using: &generator))
    }
    for index in entries.indices where entries[index].priority >= 1000 {
      entries[index].constant = fittingConstant(entries[index])
      if let id = entries[index].id { solver.setConstant(entries[index].constant, of: id) }
    }
  }

  /// The sum of the errors at every priority, the highest first: the required ones are first.
  static func errors(_ entries: [Entry], _ values: [Double]) -> [(priority: Float, error: Double)] {
    var sums: [Float: Double] = [1000: 0]
    for entry in entries {
      let residual = entry.coefficients.reduce(entry.constant) {
        $0 + $1.factor * values[$1.variable]
      }
      let error =
        switch entry.relation {
        case .equal: abs(residual)
        case .greaterThanOrEqual: max(0, -residual)
        case .lessThanOrEqual: max(0, residual)
        }
      sums[entry.priority, default: 0] += error
    }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// Solves the same system with a new solver.
  func solvedFromScratch() throws -> [Double] {
    let other = Solver()
    let copies = isNonNegative.map { other.addVariable(nonNegative: $0) }
    for entry in entries { _ = Self.add(entry, to: other, copies) }
    try other.solve()
    return copies.map { other.value(of: $0) }
  }
}
