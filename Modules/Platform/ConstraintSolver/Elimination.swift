/// Sparse Gaussian elimination of the required equalities of a large system.
///
/// Each step selects an equality and one of its variables, which the equality then defines in terms
/// of variables that are eliminated later or never. The order keeps the remaining system sparse:
/// equalities with one variable first, then variables that occur in only one equality, then
/// equalities with two variables; chains of views result in as many terms as they have constraints.
struct Elimination {
  /// An entry of the matrix: the coefficient of a variable (column) in an equality (row).
  ///
  /// The entries of a row and those of a column form linked lists; removed entries have a
  /// coefficient of zero.
  private struct Cell {
    var row: Int32
    var column: Int32
    var factor: Double
    var nextInRow: Int32
    var nextInColumn: Int32
  }

  private(set) var factors: Factors
  private var cells: [Cell] = []
  private var rowHead: [Int32]
  private var rowCount: [Int32]
  private var isDone: [Bool]
  private var columnHead: [Int32]
  private var columnCount: [Int32]
  private var isFree: [Bool]
  /// Rows by their number of variables; entries may be out of date.
  private var rowsByCount = [[Int32]](repeating: [], count: 9)
  /// Candidate variables that occur in a single row: unbounded ones here, bounded ones in
  /// `boundedSingles`.
  private var freeSingles: [Int32] = []
  private var boundedSingles: [Int32] = []
  /// The entry of each column in the row that is being changed.
  private var position: [Int32]
  private(set) var stepCount = 0

  /// The smallest pivot, relative to the largest coefficient of its row.
  private static let relativePivot = 0.01
  /// Coefficients that cancel to less than this are treated as zero.
  private static let zero = 1e-11

  init(equalities: [Int32], records: UnsafeMutablePointer<Record>, count: Int, terms: [ArenaTerm]) {
    factors = Factors(equalities: equalities, recordCount: count)
    rowHead = [Int32](repeating: -1, count: equalities.count)
    rowCount = [Int32](repeating: 0, count: equalities.count)
    isDone = [Bool](repeating: false, count: equalities.count)
    columnHead = [Int32](repeating: -1, count: count)
    columnCount = [Int32](repeating: 0, count: count)
    position = [Int32](repeating: -1, count: count)
    isFree = (0..<count).map { records[$0].kind == .free }
    cells.reserveCapacity(equalities.count * 4)
    for (row, slot) in equalities.enumerated() {
      let record = records[Int(slot)]
      for term in terms[Int(record.termStart)..<Int(record.termStart + record.termCount)] {
        add(term.coefficient, row: Int32(row), column: term.variable)
      }
      clearPositions(row: row)
    }
    for row in equalities.indices.reversed() { enqueue(row: Int32(row)) }
    for column in 0..<count where columnCount[column] == 1 { enqueue(column: Int32(column)) }
  }

  /// Adds to an entry of the row whose entries `position` indexes.
  private mutating func add(_ factor: Double, row: Int32, column: Int32) {
    let known = position[Int(column)]
    if known >= 0 {
      let sum = cells[Int(known)].factor + factor
      if abs(sum) < Self.zero {
        cells[Int(known)].factor = 0
        position[Int(column)] = -1
        rowCount[Int(row)] -= 1
        columnCount[Int(column)] -= 1
        enqueue(column: column)
      } else {
        cells[Int(known)].factor = sum
      }
      return
    }
    let index = Int32(cells.count)
    cells.append(
      Cell(
        row: row,
        column: column,
        factor: factor,
        nextInRow: rowHead[Int(row)],
        nextInColumn: columnHead[Int(column)]
      )
    )
    rowHead[Int(row)] = index
    columnHead[Int(column)] = index
    rowCount[Int(row)] += 1
    columnCount[Int(column)] += 1
    position[Int(column)] = index
  }

  private mutating func clearPositions(row: Int) {
    var cell = rowHead[row]
    while cell >= 0 {
      position[Int(cells[Int(cell)].column)] = -1
      cell = cells[Int(cell)].nextInRow
    }
  }

  // MARK: - The order

  private mutating func enqueue(row: Int32) {
    if rowCount[Int(row)] == 0 {
      guard !isDone[Int(row)] else { return }
      isDone[Int(row)] = true
      factors.redundant.append(row)
    } else {
      rowsByCount[min(Int(rowCount[Int(row)]), rowsByCount.count - 1)].append(row)
    }
  }

  private mutating func enqueue(column: Int32) {
    guard columnCount[Int(column)] == 1 else { return }
    if isFree[Int(column)] { freeSingles.append(column) } else { boundedSingles.append(column) }
  }

  /// Eliminates as many variables as the equalities determine.
  mutating func run() {
    while true {
      let choice =
        nextRow(count: 1) ?? nextSingle(isFree: true) ?? nextRow(count: 2)
        ?? nextSingle(isFree: false) ?? nextLargerRow()
      guard let choice else { return }
      eliminate(choice)
    }
  }

  /// The pivot to eliminate: a row, and the variable if it is already chosen.
  private struct Choice {
    var row: Int32
    var column: Int32?
  }

  private mutating func nextRow(count: Int) -> Choice? {
    let isLast = count == rowsByCount.count - 1
    while let row = rowsByCount[count].popLast() {
      let current = Int(rowCount[Int(row)])
      guard !isDone[Int(row)], current == count || (isLast && current > count) else { continue }
      return Choice(row: row)
    }
    return nil
  }

  private mutating func nextLargerRow() -> Choice? {
    for count in 3..<rowsByCount.count {
      if let choice = nextRow(count: count) { return choice }
    }
    return nil
  }

  private mutating func nextSingle(isFree: Bool) -> Choice? {
    while let column = isFree ? freeSingles.popLast() : boundedSingles.popLast() {
      guard columnCount[Int(column)] == 1 else { continue }
      var cell = columnHead[Int(column)]
      while cell >= 0, cells[Int(cell)].factor == 0 || isDone[Int(cells[Int(cell)].row)] {
        cell = cells[Int(cell)].nextInColumn
      }
      guard cell >= 0 else { continue }
      let row = cells[Int(cell)].row
      guard abs(cells[Int(cell)].factor) >= Self.relativePivot * largestFactor(row) else {
        continue
      }
      return Choice(row: row, column: column)
    }
    return nil
  }

  private func largestFactor(_ row: Int32) -> Double {
    var largest = 0.0
    var cell = rowHead[Int(row)]
    while cell >= 0 {
      largest = max(largest, abs(cells[Int(cell)].factor))
      cell = cells[Int(cell)].nextInRow
    }
    return largest
  }

  /// The variable of a row that is cheapest to eliminate: preferably without a bound, then the one
  /// that occurs in the fewest rows.
  private func cheapestColumn(_ row: Int32) -> Int32 {
    let least = Self.relativePivot * largestFactor(row)
    var best: Int32 = -1
    var cell = rowHead[Int(row)]
    while cell >= 0 {
      let column = cells[Int(cell)].column
      if cells[Int(cell)].factor != 0, abs(cells[Int(cell)].factor) >= least {
        if best < 0 || isCheaper(column, than: best) { best = column }
      }
      cell = cells[Int(cell)].nextInRow
    }
    return best
  }

  private func isCheaper(_ column: Int32, than other: Int32) -> Bool {
    let (left, right) = (Int(column), Int(other))
    if isFree[left] != isFree[right] { return isFree[left] }
    if columnCount[left] != columnCount[right] { return columnCount[left] < columnCount[right] }
    return left < right
  }

  // MARK: - A step

  private mutating func eliminate(_ choice: Choice) {
    let row = choice.row
    let variable = choice.column ?? cheapestColumn(row)
    isDone[Int(row)] = true
    let start = factors.terms.count
    var factor = 0.0
    var cell = rowHead[Int(row)]
    while cell >= 0 {
      let (column, value) = (cells[Int(cell)].column, cells[Int(cell)].factor)
      cell = cells[Int(cell)].nextInRow
      stepCount += 1
      guard value != 0 else { continue }
      if column == variable {
        factor = value
      } else {
        factors.terms.append(ArenaTerm(variable: column, coefficient: value))
        columnCount[Int(column)] -= 1
        enqueue(column: column)
      }
    }
    columnCount[Int(variable)] = 0
    factors.define(variable, equality: row, factor: factor, termStart: start)
    substitute(variable, row: row, factor: factor, terms: start..<factors.terms.count)
  }

  /// Eliminates a variable from all other rows.
  private mutating func substitute(
    _ variable: Int32,
    row source: Int32,
    factor: Double,
    terms: Range<Int>
  ) {
    var cell = columnHead[Int(variable)]
    while cell >= 0 {
      let (target, value) = (cells[Int(cell)].row, cells[Int(cell)].factor)
      let next = cells[Int(cell)].nextInColumn
      stepCount += 1
      if value != 0, !isDone[Int(target)] {
        let multiple = value / factor
        cells[Int(cell)].factor = 0
        rowCount[Int(target)] -= 1
        if !terms.isEmpty { subtract(terms, times: multiple, from: target) }
        factors.steps.append(Factors.Step(target: target, source: source, multiple: multiple))
        enqueue(row: target)
      }
      cell = next
    }
  }

  private mutating func subtract(_ terms: Range<Int>, times multiple: Double, from row: Int32) {
    var cell = rowHead[Int(row)]
    while cell >= 0 {
      if cells[Int(cell)].factor != 0 { position[Int(cells[Int(cell)].column)] = cell }
      cell = cells[Int(cell)].nextInRow
      stepCount += 1
    }
    for index in terms {
      let term = factors.terms[index]
      add(-multiple * term.coefficient, row: row, column: term.variable)
    }
    stepCount += terms.count
    clearPositions(row: Int(row))
  }
}
