/// An incremental solver of linear constraints with strict priorities.
///
/// Use it for systems that are built once and then change a little at a time: an edit of a constant
/// takes about one pass over one column of a small dense table, and the new solution takes as many
/// pivots as constraints become active or inactive. Do not use it for systems of many thousands of
/// variables: the table is dense.
///
/// ## How it works
/// With n variables, a solution is a choice of n residuals (or variables) that are zero, the
/// *nonbasic* ones. Everything else is an affine function of them: one row each, one column for
/// each nonbasic quantity. An optional residual has a cost that is linear on either side of zero,
/// so an optional constraint needs no error variables. Costs are vectors with one component for
/// each priority level in use, compared from the highest level down: a higher priority wins
/// regardless of the number and the size of the weaker errors. Additions and edits of constants
/// keep the choice dual feasible, so the dual simplex method continues from the last solution;
/// removals and changes of priority keep it primal feasible, so the primal method does.
///
/// Changes are collected and applied by `solve()`. A solver must not be used from several threads
/// at once.
public final class Solver {
  // Records of variables and residuals.
  var records: UnsafeMutablePointer<Record>
  var recordCount = 0
  var recordCapacity: Int
  var freeRecords: [Int32] = []
  var names: [Int32: String] = [:]
  var terms: [ArenaTerm] = []
  var unusedTerms = 0

  // The tableau, column by column: column j starts at `tableau + j * stride`.
  var tableau: UnsafeMutablePointer<Double>
  var stride: Int
  var rowCount = 0
  var columnCount = 0
  var columnCapacity: Int
  var rowValue: UnsafeMutablePointer<Double>
  var rowLower: UnsafeMutablePointer<Double>
  var rowUpper: UnsafeMutablePointer<Double>
  var rowOwner: UnsafeMutablePointer<Int32>
  var columnOwner: UnsafeMutablePointer<Int32>
  /// One bit for each column, row by row: only columns whose bit is set can be nonzero.
  ///
  /// Cells outside of the rows and columns in use are zero, and their bits are clear.
  var rowBits: UnsafeMutablePointer<UInt64>
  var wordsPerRow: Int

  // Costs: level slot k of column j is at `gradient + k * columnCapacity + j`.
  var gradient: UnsafeMutablePointer<Double>
  var levelCapacity: Int
  var levelPriority: [Float] = []
  var levelUses: [Int] = []
  /// Slots of the levels in use, the highest priority first.
  var levelOrder: [Int32] = []

  // Scratch space of the size of a row, of a column, of the levels.
  var rowScratch: UnsafeMutablePointer<Double>
  /// The columns in which the row in `rowScratch` is not zero.
  var rowColumns: UnsafeMutablePointer<Int32>
  var rowColumnCount = 0
  var indexScratch: UnsafeMutablePointer<Int32>
  var bestRatio: UnsafeMutablePointer<Double>

  // Changes to apply in `solve()`.
  var pendingConstraints: [Int32] = []
  var pendingEdits: [Int32] = []
  var needsPrimal = false
  var needsRebuild = false
  /// Whether required constraints are violated by more than fresh rounding explains.
  var roundingShows = false
  var pivotsSinceRefactoring = 0
  var editsSinceRefresh = 0

  // Large systems have no table; see `Reduction`.
  var isLarge = false
  var reduction: Reduction?
  var variableCount = 0
  /// The number of variables of the table above which the system is reduced.
  package var largestTableau = Solver.usualTableau

  /// The number of elementary steps since the solver was made; tests use it to check how work
  /// grows.
  public internal(set) var stepCount = 0

  /// The number of pivots since the solver was made: a measure of work for benchmarks.
  public internal(set) var pivotCount = 0

  /// Makes an empty solver with capacity for a system of the given size; it grows on demand.
  public init(variables: Int = 16, constraints: Int = 48) {
    recordCapacity = max(16, variables + constraints)
    records = .allocate(capacity: recordCapacity)
    stride = Solver.paddedStride(max(8, constraints))
    columnCapacity = max(8, variables)
    levelCapacity = 4
    tableau = .allocate(capacity: stride * columnCapacity)
    tableau.initialize(repeating: 0, count: stride * columnCapacity)
    wordsPerRow = (columnCapacity + 63) / 64
    rowBits = .allocate(capacity: stride * wordsPerRow)
    rowBits.initialize(repeating: 0, count: stride * wordsPerRow)
    rowColumns = .allocate(capacity: columnCapacity)
    rowValue = .allocate(capacity: stride)
    rowLower = .allocate(capacity: stride)
    rowUpper = .allocate(capacity: stride)
    rowOwner = .allocate(capacity: stride)
    indexScratch = .allocate(capacity: stride)
    columnOwner = .allocate(capacity: columnCapacity)
    rowScratch = .allocate(capacity: columnCapacity)
    gradient = .allocate(capacity: levelCapacity * columnCapacity)
    gradient.initialize(repeating: 0, count: levelCapacity * columnCapacity)
    bestRatio = .allocate(capacity: levelCapacity)
  }

  deinit {
    records.deallocate()
    tableau.deallocate()
    rowValue.deallocate()
    rowLower.deallocate()
    rowUpper.deallocate()
    rowOwner.deallocate()
    indexScratch.deallocate()
    columnOwner.deallocate()
    rowScratch.deallocate()
    rowColumns.deallocate()
    rowBits.deallocate()
    gradient.deallocate()
    bestRatio.deallocate()
  }

  // MARK: - Variables

  /// Makes a variable.
  ///
  /// While no constraint determines it, its value is zero or unchanged.
  public func addVariable(nonNegative: Bool = false) -> Variable {
    let slot = makeRecord()
    records[Int(slot)].kind = nonNegative ? .nonNegative : .free
    variableCount += 1
    if !isLarge, variableCount > largestTableau { becomeLarge() }
    if isLarge {
      if !needsRebuild { reduction?.addVariable(slot) }
    } else if !needsRebuild {
      appendColumn(owner: slot)
    }
    return Variable(index: slot)
  }

  /// Removes a variable that no constraint uses any longer.
  public func removeVariable(_ variable: Variable) {
    let slot = variable.index
    let location = records[Int(slot)].location
    variableCount -= 1
    if location == Record.nowhere || location >= 0 {
      needsRebuild = true
    } else if !needsRebuild {
      deleteColumn(Int(~location))
    }
    releaseRecord(slot)
  }

  /// The value of a variable in the last solution.
  @inline(__always)
  public func value(of variable: Variable) -> Double {
    let record = records + Int(variable.index)
    let location = record.pointee.location
    return location >= 0 ? rowValue[Int(location)] : record.pointee.parked
  }

  // MARK: - Constraints

  /// Adds a constraint; it takes effect with the next `solve()`.
  @discardableResult
  public func add(_ constraint: Constraint) -> ConstraintID {
    add(
      terms: constraint.expression.terms,
      constant: constraint.expression.constant,
      constraint.relation,
      priority: constraint.priority,
      name: constraint.name
    )
  }

  /// Adds the constraint `terms + constant relation 0`; it takes effect with the next `solve()`.
  @discardableResult
  public func add(
    terms newTerms: [Term],
    constant: Double,
    _ relation: Relation,
    priority: Priority = .required,
    name: String = ""
  ) -> ConstraintID {
    let slot = makeRecord()
    let sign = relation == .lessThanOrEqual ? -1.0 : 1.0
    let start = terms.count
    for term in newTerms where term.coefficient != 0 {
      terms.append(ArenaTerm(variable: term.variable.index, coefficient: term.coefficient * sign))
    }
    let record = records + Int(slot)
    record.pointee.sign = Int8(sign)
    record.pointee.constant = constant * sign
    record.pointee.pendingConstant = constant * sign
    record.pointee.termStart = Int32(start)
    record.pointee.termCount = Int32(terms.count - start)
    setKind(of: slot, isEquality: relation == .equal, priority: priority)
    if !name.isEmpty { names[slot] = name }
    record.pointee.isPending = true
    pendingConstraints.append(slot)
    return ConstraintID(slot: slot)
  }

  /// Removes a constraint; the solution follows with the next `solve()`.
  public func remove(_ id: ConstraintID) {
    detach(id.slot)
    releaseLevel(of: id.slot)
    unusedTerms += Int(records[id.index].termCount)
    if !names.isEmpty { names[id.slot] = nil }
    releaseRecord(id.slot)
    if unusedTerms > 256 && unusedTerms * 2 > terms.count { compactTerms() }
  }

  /// Changes the constant of a constraint's expression; cheaper than replacing the constraint.
  @inline(__always)
  public func setConstant(_ constant: Double, of id: ConstraintID) {
    let record = records + id.index
    record.pointee.pendingConstant = record.pointee.sign < 0 ? -constant : constant
    if !record.pointee.hasPendingConstant {
      record.pointee.hasPendingConstant = true
      pendingEdits.append(id.slot)
    }
  }

  /// The constant of a constraint's expression.
  public func constant(of id: ConstraintID) -> Double {
    let record = records + id.index
    return record.pointee.sign < 0
      ? -record.pointee.pendingConstant : record.pointee.pendingConstant
  }

  /// Changes the priority of a constraint.
  public func setPriority(_ priority: Priority, of id: ConstraintID) {
    let old = records[id.index]
    guard old.priority != priority.value || old.isBroken else { return }
    let isEquality = old.isEquality
    detach(id.slot)
    releaseLevel(of: id.slot)
    setKind(of: id.slot, isEquality: isEquality, priority: priority)
    records[id.index].isPending = true
    pendingConstraints.append(id.slot)
  }

  /// The current priority of a constraint.
  public func priority(of id: ConstraintID) -> Priority { Priority(records[id.index].priority) }

  /// The name a constraint was added with.
  public func name(of id: ConstraintID) -> String { names[id.slot] ?? "" }

  /// Whether a required constraint was relaxed to resolve a conflict.
  ///
  /// It stays relaxed until it is removed, but is satisfied again when the other constraints allow
  /// it.
  public func isBroken(_ id: ConstraintID) -> Bool { records[id.index].isBroken }

  /// The amount by which the last solution violates a constraint; zero if it is satisfied.
  public func violation(of id: ConstraintID) -> Double {
    let record = records[id.index]
    var residual = record.constant
    for index in Int(record.termStart)..<Int(record.termStart + record.termCount) {
      let term = terms[index]
      residual += term.coefficient * value(of: Variable(index: term.variable))
    }
    return record.isEquality ? abs(residual) : max(0, -residual)
  }

  // MARK: - Editing

  /// Makes a variable editable: `suggest` moves it as close to a value as `priority` allows.
  public func addEdit(_ variable: Variable, priority: Priority) -> ConstraintID {
    add(
      terms: [Term(variable)],
      constant: -value(of: variable),
      .equal,
      priority: priority,
      name: "edit"
    )
  }

  /// Suggests a value to a variable made editable with `addEdit`.
  public func suggest(_ value: Double, for edit: ConstraintID) {
    setConstant(-value, of: edit)
  }
}

/// A term of a constraint, as the solver stores it.
struct ArenaTerm {
  var variable: Int32
  var coefficient: Double
}
