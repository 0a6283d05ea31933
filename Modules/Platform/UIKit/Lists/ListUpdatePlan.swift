internal import Foundation

/// What a batch of updates does to the index paths of a table or a collection: a validated map
/// between those before and those after.
///
/// It holds only what changed: mapping an index path costs O(log k) for k changed rows, whatever
/// the list holds.
struct ListUpdatePlan {
  /// The rows of every section before the batch.
  let oldCounts: [Int]
  /// The rows of every section after the batch.
  let newCounts: [Int]
  /// Sections before the batch that are deleted by it.
  private(set) var deletedSections: Set<Int> = []
  /// Sections after the batch that were not there before.
  private(set) var insertedSections: Set<Int> = []
  /// Sections before the batch whose content is to be made again.
  private(set) var reloadedSections: Set<Int> = []
  /// Sections that moved, from before to after.
  private(set) var movedSections: [Int: Int] = [:]
  /// For every section before the batch, its place after it.
  private(set) var newSections: [Int?] = []
  /// For every section after the batch, its place before it.
  private(set) var oldSections: [Int?] = []
  /// Rows whose cells are to be made again, in index paths before the batch.
  private(set) var reloadedRows: Set<IndexPath> = []
  /// Rows that moved, from before to after, and back.
  private(set) var moveTargets: [IndexPath: IndexPath] = [:]
  private(set) var moveSources: [IndexPath: IndexPath] = [:]

  /// By section before the batch: the rows that leave their place, ascending.
  private(set) var removedRows: [Int: [Int]] = [:]
  /// By section after the batch: the rows that were not at that place, ascending.
  private(set) var addedRows: [Int: [Int]] = [:]

  /// Sorts and validates the updates.
  /// - Throws: what UIKit says of the first rule that is broken.
  init(
    words: ListErrorTerms = .table,
    oldCounts: [Int],
    newCounts: [Int],
    updates: [ListUpdate]
  ) throws(ListUpdateError) {
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    let checker = try ListUpdateChecker(
      words: words,
      oldCounts: oldCounts,
      newCounts: newCounts,
      updates: updates
    )
    deletedSections = checker.deletedSections
    insertedSections = checker.insertedSections
    reloadedSections = checker.reloadedSections
    movedSections = checker.movedSections
    mapSections()

    reloadedRows = Set(checker.reloadedRows)
    moveTargets = checker.movedRows
    moveSources = checker.movedRowSources
    removedRows = Self.rowsBySection(checker.deletedRows, moveTargets.keys)
    addedRows = Self.rowsBySection(checker.insertedRows, moveTargets.values)
    if !countsAreRight { try checker.checkRowCounts(newSections: newSections) }
  }

  /// Whether every section that stays has as many rows as the updates leave it with.
  private var countsAreRight: Bool {
    newSections.enumerated().allSatisfy { old, new in
      guard let new, !reloadedSections.contains(old) else { return true }
      let (added, removed) = (addedRows[new]?.count ?? 0, removedRows[old]?.count ?? 0)
      return newCounts[new] == oldCounts[old] + added - removed
    }
  }

  // MARK: - Mapping

  /// Where the row is after the batch; nil for one that is deleted, alone or with its section.
  func newIndexPath(forOld path: IndexPath) -> IndexPath? {
    if let target = moveTargets[path] { return target }
    guard let section = newSections[path.section], !reloadedSections.contains(path.section)
    else { return nil }
    let removed = removedRows[path.section] ?? []
    let position = removed.firstIndex(notLessThan: path.row)
    if position < removed.count, removed[position] == path.row { return nil }
    let row = Self.place(path.row - position, skipping: addedRows[section] ?? [])
    return IndexPath(row: row, section: section)
  }

  /// Where the row was before the batch; nil for one that is inserted, alone or with its section.
  func oldIndexPath(forNew path: IndexPath) -> IndexPath? {
    if let source = moveSources[path] { return source }
    guard let section = oldSections[path.section], !reloadedSections.contains(section)
    else { return nil }
    let added = addedRows[path.section] ?? []
    let position = added.firstIndex(notLessThan: path.row)
    if position < added.count, added[position] == path.row { return nil }
    let row = Self.place(path.row - position, skipping: removedRows[section] ?? [])
    return IndexPath(row: row, section: section)
  }

  /// The index of the item with that rank among those that are not skipped; `skipped` is ascending.
  private static func place(_ rank: Int, skipping skipped: [Int]) -> Int {
    var low = 0
    var high = skipped.count
    while low < high {
      let middle = (low + high) / 2
      if skipped[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  private mutating func mapSections() {
    newSections = Array(repeating: nil, count: oldCounts.count)
    oldSections = Array(repeating: nil, count: newCounts.count)
    for (from, to) in movedSections {
      newSections[from] = to
      oldSections[to] = from
    }
    let taken = insertedSections.union(movedSections.values)
    var next = 0
    for section in oldCounts.indices
    where !deletedSections.contains(section) && movedSections[section] == nil {
      while taken.contains(next) { next += 1 }
      newSections[section] = next
      oldSections[next] = section
      next += 1
    }
  }

  /// The rows by section, ascending, each once.
  private static func rowsBySection(
    _ first: some Sequence<IndexPath>,
    _ second: some Sequence<IndexPath>
  ) -> [Int: [Int]] {
    var all: [Int: [Int]] = [:]
    // Paths come section by section as a rule.
    var (section, rows): (Int, [Int]) = (-1, [])
    func collect(_ path: IndexPath) {
      if path.section != section {
        all[section] = rows
        section = path.section
        rows = all.removeValue(forKey: section) ?? []
      }
      rows.append(path.row)
    }
    for path in first { collect(path) }
    for path in second { collect(path) }
    all[section] = rows
    all[-1] = nil
    return all.mapValues { $0.ascendingWithoutRepeats() }
  }
}

extension [Int] {
  fileprivate func ascendingWithoutRepeats() -> [Int] {
    if zip(self, dropFirst()).allSatisfy(<) { return self }
    var result: [Int] = []
    result.reserveCapacity(count)
    for value in sorted() where value != result.last { result.append(value) }
    return result
  }

  /// The first place, in an ascending array, of an element that is not less than the value; `count`
  /// without one.
  func firstIndex(notLessThan value: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
