extension Solver {
  /// The distance between columns: a whole, odd number of cache lines, so that iterating over a row
  /// does not hit the same few cache sets.
  static func paddedStride(_ rows: Int) -> Int {
    let lines = (rows + 7) / 8
    return (lines % 2 == 0 ? lines + 1 : lines) * 8
  }

  /// Returns a larger block with the same content, and frees the old one.
  ///
  /// Takes and returns the pointer instead of changing it in place: properties that are only ever
  /// read or replaced as a whole need no exclusivity checks in the inner loops.
  static func reallocated<T>(
    _ pointer: UnsafeMutablePointer<T>,
    count: Int,
    capacity: Int
  ) -> UnsafeMutablePointer<T> {
    let bigger = UnsafeMutablePointer<T>.allocate(capacity: capacity)
    bigger.moveInitialize(from: pointer, count: count)
    pointer.deallocate()
    return bigger
  }

  // MARK: - Records

  func makeRecord() -> Int32 {
    if let slot = freeRecords.popLast() {
      records[Int(slot)] = Record()
      return slot
    }
    if recordCount == recordCapacity {
      recordCapacity *= 2
      records = Solver.reallocated(records, count: recordCount, capacity: recordCapacity)
    }
    (records + recordCount).initialize(to: Record())
    recordCount += 1
    return Int32(recordCount - 1)
  }

  func releaseRecord(_ slot: Int32) {
    records[Int(slot)] = Record()
    freeRecords.append(slot)
  }

  func setKind(of slot: Int32, isEquality: Bool, priority: Priority) {
    let record = records + Int(slot)
    record.pointee.priority = priority.value
    record.pointee.isBroken = false
    record.pointee.side = 0
    if priority.isRequired {
      record.pointee.kind = isEquality ? .requiredZero : .requiredNonNegative
      record.pointee.level = -1
    } else {
      record.pointee.kind = isEquality ? .optionalZero : .optionalNonNegative
      record.pointee.level = retainLevel(priority.value)
    }
  }

  // MARK: - Levels

  /// Returns the slot of a priority level and increments its use count.
  func retainLevel(_ priority: Float) -> Int32 {
    var position = 0
    while position < levelOrder.count {
      let slot = levelOrder[position]
      let other = levelPriority[Int(slot)]
      if other == priority {
        levelUses[Int(slot)] += 1
        return slot
      }
      if other < priority { break }
      position += 1
    }
    let slot: Int
    if let unused = levelUses.firstIndex(of: 0) {
      slot = unused
      levelPriority[slot] = priority
      levelUses[slot] = 1
    } else {
      slot = levelUses.count
      levelPriority.append(priority)
      levelUses.append(1)
    }
    if slot >= levelCapacity { growLevels() }
    (gradient + slot * columnCapacity).update(repeating: 0, count: columnCapacity)
    levelOrder.insert(Int32(slot), at: position)
    return Int32(slot)
  }

  func releaseLevel(of record: Int32) {
    let slot = records[Int(record)].level
    guard slot >= 0 else { return }
    records[Int(record)].level = -1
    levelUses[Int(slot)] -= 1
    if levelUses[Int(slot)] == 0 { levelOrder.removeAll { $0 == slot } }
  }

  private func growLevels() {
    let old = levelCapacity
    levelCapacity *= 2
    let bigger = UnsafeMutablePointer<Double>.allocate(capacity: levelCapacity * columnCapacity)
    bigger.initialize(repeating: 0, count: levelCapacity * columnCapacity)
    bigger.update(from: gradient, count: old * columnCapacity)
    gradient.deallocate()
    gradient = bigger
    bestRatio = Solver.reallocated(bestRatio, count: 0, capacity: levelCapacity)
  }

  // MARK: - Columns

  func appendColumn(owner: Int32) {
    if columnCount == columnCapacity { growColumns() }
    let column = columnCount
    columnCount += 1
    for level in 0..<levelCapacity { gradient[level * columnCapacity + column] = 0 }
    columnOwner[column] = owner
    records[Int(owner)].location = ~Int32(column)
  }

  func deleteColumn(_ column: Int) {
    columnCount -= 1
    let last = columnCount
    let cells = tableau + column * stride
    if column != last {
      cells.update(from: tableau + last * stride, count: rowCount)
      for level in 0..<levelCapacity {
        gradient[level * columnCapacity + column] = gradient[level * columnCapacity + last]
      }
      columnOwner[column] = columnOwner[last]
      records[Int(columnOwner[column])].location = ~Int32(column)
    }
    (tableau + last * stride).update(repeating: 0, count: rowCount)
    for row in 0..<rowCount {
      setBit(row, last, false)
      setBit(row, column, column != last && cells[row] != 0)
    }
  }

  @inline(__always)
  func setBit(_ row: Int, _ column: Int, _ isOn: Bool) {
    let word = rowBits + row * wordsPerRow + column >> 6
    let mask: UInt64 = 1 << UInt64(column & 63)
    if isOn { word.pointee |= mask } else { word.pointee &= ~mask }
  }

  private func growColumns() {
    let old = columnCapacity
    columnCapacity = old * 2
    let bigger = UnsafeMutablePointer<Double>.allocate(capacity: levelCapacity * columnCapacity)
    bigger.initialize(repeating: 0, count: levelCapacity * columnCapacity)
    for level in 0..<levelCapacity {
      (bigger + level * columnCapacity).update(from: gradient + level * old, count: old)
    }
    gradient.deallocate()
    gradient = bigger
    columnOwner = Solver.reallocated(columnOwner, count: columnCount, capacity: columnCapacity)
    rowScratch = Solver.reallocated(rowScratch, count: 0, capacity: columnCapacity)
    rowColumns = Solver.reallocated(rowColumns, count: 0, capacity: columnCapacity)
    resizeTableau(stride: stride)
  }

  // MARK: - Rows

  /// Appends a row of zeros; the caller fills in its values.
  func appendRow(owner: Int32) -> Int {
    if rowCount == stride { reserveRows(stride * 2) }
    let row = rowCount
    rowCount += 1
    rowOwner[row] = owner
    records[Int(owner)].location = Int32(row)
    return row
  }

  func deleteRow(_ row: Int) {
    rowCount -= 1
    let last = rowCount
    let bits = rowBits + row * wordsPerRow
    let lastBits = rowBits + last * wordsPerRow
    for index in 0..<wordsPerRow {
      var word = bits[index] | lastBits[index]
      while word != 0 {
        let cell = tableau + (index * 64 + word.trailingZeroBitCount) * stride
        cell[row] = cell[last]
        cell[last] = 0
        word &= word - 1
      }
      bits[index] = lastBits[index]
      lastBits[index] = 0
    }
    guard row != last else { return }
    rowValue[row] = rowValue[last]
    rowLower[row] = rowLower[last]
    rowUpper[row] = rowUpper[last]
    rowOwner[row] = rowOwner[last]
    records[Int(rowOwner[row])].location = Int32(row)
  }

  /// Reserves capacity for at least this many rows.
  func reserveRows(_ count: Int) {
    guard count > stride else { return }
    let new = Solver.paddedStride(count)
    resizeTableau(stride: new)
    rowValue = Solver.reallocated(rowValue, count: rowCount, capacity: new)
    rowLower = Solver.reallocated(rowLower, count: rowCount, capacity: new)
    rowUpper = Solver.reallocated(rowUpper, count: rowCount, capacity: new)
    rowOwner = Solver.reallocated(rowOwner, count: rowCount, capacity: new)
    indexScratch = Solver.reallocated(indexScratch, count: 0, capacity: new)
  }

  /// Moves the cells and bits to blocks for `columnCapacity` columns of `stride` rows.
  private func resizeTableau(stride new: Int) {
    let cells = UnsafeMutablePointer<Double>.allocate(capacity: new * columnCapacity)
    cells.initialize(repeating: 0, count: new * columnCapacity)
    for column in 0..<columnCount {
      (cells + column * new).update(from: tableau + column * stride, count: rowCount)
    }
    tableau.deallocate()
    tableau = cells
    let words = (columnCapacity + 63) / 64
    let bits = UnsafeMutablePointer<UInt64>.allocate(capacity: new * words)
    bits.initialize(repeating: 0, count: new * words)
    for row in 0..<rowCount {
      (bits + row * words).update(from: rowBits + row * wordsPerRow, count: wordsPerRow)
    }
    rowBits.deallocate()
    rowBits = bits
    wordsPerRow = words
    stride = new
  }

  /// Removes all rows and columns.
  func clearCells() {
    for row in 0..<rowCount {
      let bits = rowBits + row * wordsPerRow
      for index in 0..<wordsPerRow {
        var word = bits[index]
        while word != 0 {
          tableau[(index * 64 + word.trailingZeroBitCount) * stride + row] = 0
          word &= word - 1
        }
        bits[index] = 0
      }
    }
    rowCount = 0
    columnCount = 0
  }

  /// Sets the bounds of a row from the kind and the side of its record.
  @inline(__always)
  func updateBounds(ofRow row: Int, _ record: Record) {
    switch record.kind {
    case .free, .leaving, .unused:
      rowLower[row] = -.infinity
      rowUpper[row] = .infinity
    case .nonNegative, .requiredNonNegative:
      rowLower[row] = 0
      rowUpper[row] = .infinity
    case .requiredZero:
      rowLower[row] = 0
      rowUpper[row] = 0
    case .optionalZero, .optionalNonNegative:
      rowLower[row] = record.side < 0 ? -.infinity : 0
      rowUpper[row] = record.side > 0 ? .infinity : 0
    }
  }

  // MARK: - Terms

  /// Drops the terms of removed constraints.
  func compactTerms() {
    var compact: [ArenaTerm] = []
    compact.reserveCapacity(terms.count - unusedTerms + 64)
    for slot in 0..<recordCount where records[slot].termCount > 0 {
      let start = Int(records[slot].termStart)
      records[slot].termStart = Int32(compact.count)
      compact.append(contentsOf: terms[start..<start + Int(records[slot].termCount)])
    }
    terms = compact
    unusedTerms = 0
  }
}
