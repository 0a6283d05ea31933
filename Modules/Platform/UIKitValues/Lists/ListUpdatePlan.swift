internal import Foundation

/// The mapping of index paths before a batch to those after it, validated.
///
/// It stores only changes: mapping an index path costs O(log k) for k changed rows, independent of
/// the length of the list.
package struct ListUpdatePlan {
  /// The number of rows of every section before the batch.
  package let oldCounts: [Int]
  /// The number of rows of every section after the batch.
  package let newCounts: [Int]
  /// The reloaded sections, by index before the batch.
  package private(set) var reloadedSections: Set<Int> = []
  /// The moved sections: index before the batch to index after it.
  private(set) var movedSections: [Int: Int] = [:]
  /// The index after the batch of every section before it; nil for deleted sections.
  package private(set) var newSections: [Int?] = []
  /// The index before the batch of every section after it; nil for inserted sections.
  package private(set) var oldSections: [Int?] = []
  /// The reloaded rows, in index paths before the batch.
  package private(set) var reloadedRows: Set<IndexPath> = []
  /// The moved rows: index paths before the batch to those after it, and the inverse.
  package private(set) var moveTargets: [IndexPath: IndexPath] = [:]
  private var moveSources: [IndexPath: IndexPath] = [:]

  /// The deleted and moved rows of each section before the batch, ascending.
  package private(set) var removedRows: [Int: [Int]] = [:]
  /// The inserted and moved rows of each section after the batch, ascending.
  package private(set) var addedRows: [Int: [Int]] = [:]

  /// Classifies and validates the updates.
  ///
  /// - Throws: `ListUpdateError` with UIKit's message for the first violated rule.
  package init(
    words: ListErrorTerms = .table,
    oldCounts: [Int],
    newCounts: [Int],
    updates: [ListUpdate]
  ) throws(ListUpdateError) {
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    let validator = try ListUpdateValidator(
      words: words,
      oldCounts: oldCounts,
      newCounts: newCounts,
      updates: updates
    )
    reloadedSections = validator.reloadedSections
    movedSections = validator.movedSections
    mapSections(deleted: validator.deletedSections, inserted: validator.insertedSections)

    reloadedRows = Set(validator.reloadedRows)
    moveTargets = validator.movedRows
    moveSources = validator.movedRowSources
    removedRows = Self.rowsBySection(validator.deletedRows, moveTargets.keys)
    addedRows = Self.rowsBySection(validator.insertedRows, moveTargets.values)
    if !countsAreRight { try validator.checkRowCounts(newSections: newSections) }
  }

  /// Whether every remaining section has the number of rows that results from the updates.
  private var countsAreRight: Bool {
    newSections.enumerated().allSatisfy { old, new in
      guard let new, !reloadedSections.contains(old) else { return true }
      let (added, removed) = (addedRows[new]?.count ?? 0, removedRows[old]?.count ?? 0)
      return newCounts[new] == oldCounts[old] + added - removed
    }
  }

  // MARK: - Mapping

  /// Returns the index after the batch of a section with the same rows; nil if it is deleted or
  /// reloaded, or if there was none.
  package func newSection(ofRemaining section: Int) -> Int? {
    newSections.indices.contains(section) && !reloadedSections.contains(section)
      ? newSections[section] : nil
  }

  /// Returns the index before the batch of a section with the same rows; nil if it is inserted or
  /// reloaded, or if there is none.
  package func oldSection(ofRemaining section: Int) -> Int? {
    guard oldSections.indices.contains(section), let old = oldSections[section],
      !reloadedSections.contains(old)
    else { return nil }
    return old
  }

  /// Returns the index path after the batch of a row that is neither deleted nor reloaded, nor its
  /// section; nil otherwise.
  package func newIndexPath(ofRemaining path: IndexPath) -> IndexPath? {
    reloadedRows.contains(path) ? nil : newIndexPath(forOld: path)
  }

  /// Returns the index path of a row after the batch; nil if the row or its section is deleted.
  package func newIndexPath(forOld path: IndexPath) -> IndexPath? {
    if let target = moveTargets[path] { return target }
    guard let section = newSection(ofRemaining: path.section) else { return nil }
    return Self.place(path, from: removedRows, in: section, of: addedRows)
  }

  /// Returns the index path of a row before the batch; nil if the row or its section is inserted.
  package func oldIndexPath(forNew path: IndexPath) -> IndexPath? {
    if let source = moveSources[path] { return source }
    guard let section = oldSection(ofRemaining: path.section) else { return nil }
    return Self.place(path, from: addedRows, in: section, of: removedRows)
  }

  /// Returns the index path of a row on the other side of the batch, in its section there; nil if
  /// it is one of those that are on this side only.
  private static func place(
    _ path: IndexPath,
    from missing: [Int: [Int]],
    in section: Int,
    of further: [Int: [Int]]
  ) -> IndexPath? {
    let missing = missing[path.section] ?? []
    let position = missing.firstIndex(notLessThan: path.row)
    if position < missing.count, missing[position] == path.row { return nil }
    let row = place(path.row - position, skipping: further[section] ?? [])
    return IndexPath(row: row, section: section)
  }

  /// Returns the index of the item with a rank among those that are not in `skipped`, which is
  /// ascending.
  private static func place(_ rank: Int, skipping skipped: [Int]) -> Int {
    var low = 0
    var high = skipped.count
    while low < high {
      let middle = (low + high) / 2
      if skipped[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  private mutating func mapSections(deleted: Set<Int>, inserted: Set<Int>) {
    newSections = Array(repeating: nil, count: oldCounts.count)
    oldSections = Array(repeating: nil, count: newCounts.count)
    for (from, to) in movedSections {
      newSections[from] = to
      oldSections[to] = from
    }
    let occupied = inserted.union(movedSections.values)
    var next = 0
    for section in oldCounts.indices
    where !deleted.contains(section) && movedSections[section] == nil {
      while occupied.contains(next) { next += 1 }
      newSections[section] = next
      oldSections[next] = section
      next += 1
    }
  }

  /// Groups the rows by section, ascending and without duplicates.
  private static func rowsBySection(
    _ first: some Sequence<IndexPath>,
    _ second: some Sequence<IndexPath>
  ) -> [Int: [Int]] {
    var all: [Int: [Int]] = [:]
    // Paths are usually ordered by section.
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

  /// The first index, in an ascending array, of an element that is not less than the value; `count`
  /// if there is none.
  package func firstIndex(notLessThan value: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
