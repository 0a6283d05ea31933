/// The decomposition of a large system.
///
/// Required equalities are eliminated, and the remaining constraints fall into blocks that share no
/// variable, each with a small solver of its own.
///
/// Memory and time grow with the number of terms, while the table of one solver grows with the
/// square of the system. Constants of equalities may change at the cost of one pass over the
/// factors; other constraints are added, changed and removed in their block. Only the removal of an
/// eliminated equality requires a new reduction.
final class Reduction {
  /// A solver of a part of the system.
  final class Block {
    let solver: Solver
    /// The slot in the whole system of each record of the block's solver.
    var slots: [Int32] = []

    init(variables: Int, constraints: Int) {
      solver = Solver(variables: variables, constraints: constraints)
      solver.largestTableau = .max
    }

    /// Stores the slot of a record of the block's solver.
    func note(_ slot: Int32, at index: Int) {
      while slots.count <= index { slots.append(-1) }
      slots[index] = slot
    }
  }

  /// The sum of remaining variables to which a constraint reduces.
  typealias Roots = [ArenaTerm]

  var factors: Factors
  /// The constants of the eliminated equalities after elimination.
  var constants: [Double]
  /// The value that each defined variable has while all others are zero.
  var offsets: [Double]
  var isFixed: [Bool]
  /// Variables that are fixed and must not be negative.
  var fixedBounds: [Int32] = []
  /// Constraints that reduce to a constant.
  var numbers: [Int32] = []
  var blocks: [Block] = []
  /// The block of each record, or -1: of variables that are not eliminated, of constraints, and of
  /// eliminated variables that must not be negative, which are rows of a block too.
  var blockOf: [Int32]
  /// For each record, its index in its block's solver.
  var indexInBlock: [Int32]
  /// Which of the equalities were eliminated or are redundant, by record.
  var isFactored: [Bool]
  var dirtyBlocks: Set<Int32> = []
  var constantsAreStale = false
  /// The number of constraints added individually since the reduction.
  var additions = 0
  var stepCount = 0
  var pivotCount = 0

  // Scratch: the sum that is being reduced.
  private var sum: [Double]
  private var isInSum: [Bool]
  private var openDefinitions: [Int32] = []

  /// Independent parts are combined into blocks of up to this many variables.
  private static let usualBlockSize = 24

  /// Reduces a system without solving it.
  init(_ solver: Solver) {
    let records = solver.records
    let count = solver.recordCount
    let equalities = (0..<count).filter { records[$0].kind == .requiredZero }.map(Int32.init)
    var elimination = Elimination(
      equalities: equalities,
      records: records,
      count: count,
      terms: solver.terms
    )
    elimination.run()
    factors = elimination.factors
    stepCount = elimination.stepCount
    constants = factors.constants(records)
    offsets = [Double](repeating: 0, count: count)
    factors.evaluate(constants, into: &offsets)
    isFixed = factors.fixedVariables()
    blockOf = [Int32](repeating: -1, count: count)
    indexInBlock = [Int32](repeating: -1, count: count)
    isFactored = [Bool](repeating: false, count: count)
    for slot in equalities { isFactored[Int(slot)] = true }
    sum = [Double](repeating: 0, count: count)
    isInSum = [Bool](repeating: false, count: count)
    makeBlocks(solver)
  }

  // MARK: - Bringing down

  /// The reduced form of a constraint or an eliminated variable: a sum of remaining variables.
  func roots(of slot: Int32, _ solver: Solver) -> Roots {
    var roots: Roots = []
    let record = solver.records[Int(slot)]
    if record.isVariable {
      add(1, slot, &roots)
    } else {
      for index in Int(record.termStart)..<Int(record.termStart + record.termCount) {
        add(solver.terms[index].coefficient, solver.terms[index].variable, &roots)
      }
    }
    while let index = openDefinitions.popLast() {
      let definition = factors.definitions[Int(index)]
      let variable = Int(definition.variable)
      let factor = sum[variable]
      sum[variable] = 0
      isInSum[variable] = false
      guard factor != 0 else { continue }
      let multiple = -factor / definition.factor
      for term in definition.terms {
        add(
          multiple * factors.terms[term].coefficient,
          factors.terms[term].variable,
          &roots
        )
      }
      stepCount += Int(definition.termCount)
    }
    for index in roots.indices {
      let variable = Int(roots[index].variable)
      roots[index].coefficient = sum[variable]
      sum[variable] = 0
      isInSum[variable] = false
    }
    roots.removeAll { abs($0.coefficient) < 1e-11 }
    return roots
  }

  private func add(_ factor: Double, _ variable: Int32, _ roots: inout Roots) {
    let index = Int(variable)
    guard !isFixed[index] else { return }
    sum[index] += factor
    guard !isInSum[index] else { return }
    isInSum[index] = true
    let definition = factors.definition[index]
    guard definition >= 0 else {
      roots.append(ArenaTerm(variable: variable, coefficient: 0))
      return
    }
    // Sorted descending: definitions that were eliminated first are at the end and reduced first.
    var place = openDefinitions.count
    while place > 0, openDefinitions[place - 1] < definition { place -= 1 }
    openDefinitions.insert(definition, at: place)
  }

  /// The constant of a constraint's reduced form.
  func constant(of slot: Int32, _ solver: Solver) -> Double {
    let record = solver.records[Int(slot)]
    if record.isVariable { return offsets[Int(slot)] }
    var result = record.constant
    for index in Int(record.termStart)..<Int(record.termStart + record.termCount) {
      let term = solver.terms[index]
      result += term.coefficient * offsets[Int(term.variable)]
    }
    return result
  }

  /// Enlarges the scratch sum for more records.
  func growSum(by count: Int) {
    sum += [Double](repeating: 0, count: count)
    isInSum += [Bool](repeating: false, count: count)
  }

  // MARK: - Blocks

  private func makeBlocks(_ solver: Solver) {
    let records = solver.records
    var rows: [(slot: Int32, roots: Roots)] = []
    var parts = Partition(count: solver.recordCount)
    for slot in 0..<Int32(solver.recordCount) {
      switch records[Int(slot)].kind {
      case .nonNegative where factors.definition[Int(slot)] >= 0:
        if isFixed[Int(slot)] {
          fixedBounds.append(slot)
          continue
        }
      case .requiredNonNegative, .optionalZero, .optionalNonNegative: break
      default: continue
      }
      let roots = roots(of: slot, solver)
      stepCount += roots.count + 1
      if roots.isEmpty {
        numbers.append(slot)
        continue
      }
      for root in roots.dropFirst() {
        parts.join(Int(root.variable), Int(roots[0].variable))
      }
      rows.append((slot, roots))
    }
    place(rows, &parts)
    for row in rows { add(row.slot, row.roots, to: blockOf[Int(row.roots[0].variable)], solver) }
  }

  /// Chooses the blocks of the variables in rows, and adds the variables to them.
  private func place(_ rows: [(slot: Int32, roots: Roots)], _ parts: inout Partition) {
    var blockOfPart: [Int: Int32] = [:]
    var sizes: [Int] = []
    for row in rows {
      for root in row.roots where blockOf[Int(root.variable)] < 0 {
        let part = parts.representative(of: Int(root.variable))
        let block: Int32
        if let known = blockOfPart[part] {
          block = known
        } else {
          let size = parts.size(of: part)
          if let last = sizes.last, last + size <= Self.usualBlockSize {
            sizes[sizes.count - 1] += size
          } else {
            sizes.append(size)
            blocks.append(Block(variables: size, constraints: size * 3))
          }
          block = Int32(blocks.count - 1)
          blockOfPart[part] = block
        }
        // Only assigns the block; variables are added below in the order of their slots.
        blockOf[Int(root.variable)] = block
      }
    }
  }

  func add(_ variable: Int32, to block: Int32, _ solver: Solver) {
    let part = blocks[Int(block)]
    let isNonNegative = solver.records[Int(variable)].kind == .nonNegative
    let new = part.solver.addVariable(nonNegative: isNonNegative)
    part.note(variable, at: Int(new.index))
    blockOf[Int(variable)] = block
    indexInBlock[Int(variable)] = new.index
  }

  /// Adds a constraint, or the bound of an eliminated variable, to the solver of a block.
  func add(_ slot: Int32, _ roots: Roots, to block: Int32, _ solver: Solver) {
    for root in roots where indexInBlock[Int(root.variable)] < 0 {
      add(root.variable, to: block, solver)
    }
    let part = blocks[Int(block)]
    let record = solver.records[Int(slot)]
    let isEquality = record.isEquality
    let isRequired = !record.isOptional
    let id = part.solver.add(
      terms: roots.map {
        Term(Variable(index: indexInBlock[Int($0.variable)]), $0.coefficient)
      },
      constant: constant(of: slot, solver),
      isEquality ? .equal : .greaterThanOrEqual,
      priority: isRequired ? .required : Priority(solver.levelPriority[Int(record.level)])
    )
    part.note(slot, at: id.index)
    blockOf[Int(slot)] = block
    indexInBlock[Int(slot)] = id.slot
    dirtyBlocks.insert(block)
  }
}

/// A union-find structure: sets that can be joined, but not split.
struct Partition {
  private var parent: [Int32]
  private var sizes: [Int32]

  init(count: Int) {
    parent = (0..<Int32(count)).map { $0 }
    sizes = [Int32](repeating: 1, count: count)
  }

  mutating func representative(of element: Int) -> Int {
    var element = element
    while Int(parent[element]) != element {
      parent[element] = parent[Int(parent[element])]
      element = Int(parent[element])
    }
    return element
  }

  func size(of representative: Int) -> Int { Int(sizes[representative]) }

  mutating func join(_ first: Int, _ second: Int) {
    var large = representative(of: first)
    var small = representative(of: second)
    guard large != small else { return }
    if sizes[large] < sizes[small] { swap(&large, &small) }
    parent[small] = Int32(large)
    sizes[large] += sizes[small]
  }
}
