internal import Foundation

/// Classifies the updates of a batch by kind, and validates them by UIKit's rules.
struct ListUpdateValidator {
  let words: ListErrorTerms
  let oldCounts: [Int]
  let newCounts: [Int]
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [IndexPath: IndexPath] = [:]
  private(set) var movedRowSources: [IndexPath: IndexPath] = [:]

  init(
    words: ListErrorTerms,
    oldCounts: [Int],
    newCounts: [Int],
    updates: [ListUpdate]
  ) throws(ListUpdateError) {
    self.words = words
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    for update in updates { try classify(update) }
    try checkSections()
    dropRowsOfWholeSections()
    try checkDeletions()
    try checkInsertions()
    try checkMoves()
    try checkSectionCount()
  }

  private mutating func classify(_ update: ListUpdate) throws(ListUpdateError) {
    switch update {
    case .insertRow(let path): insertedRows.append(path)
    case .deleteRow(let path): deletedRows.append(path)
    case .reloadRow(let path): reloadedRows.append(path)
    case .insertSection(let section): insertedSections.insert(section)
    case .deleteSection(let section): deletedSections.insert(section)
    case .reloadSection(let section): reloadedSections.insert(section)
    case .moveRow(let from, let to): try addMove(of: from, to: to)
    case .moveSection(let from, let to): try addMove(ofSection: from, to: to)
    }
  }

  private mutating func addMove(of from: IndexPath, to: IndexPath) throws(ListUpdateError) {
    if let other = movedRows[from], other != to {
      throw error(
        "attempt to move \(words.item) at index path \(text(from)) to both \(text(other)) and \(text(to))"
      )
    }
    if let other = movedRowSources[to], other != from {
      throw error(
        "attempt to move both \(words.item) at index path \(text(other)) and \(text(from)) to \(text(to))"
      )
    }
    movedRows[from] = to
    movedRowSources[to] = from
  }

  private mutating func addMove(ofSection from: Int, to: Int) throws(ListUpdateError) {
    if let other = movedSections[from], other != to {
      throw error("attempt to move section \(from) to both section \(other) and section \(to)")
    }
    if let other = movedSections.first(where: { $0.value == to && $0.key != from })?.key {
      throw error("attempt to move both section \(other) and section \(from) to section \(to)")
    }
    movedSections[from] = to
  }

  // MARK: - Sections

  private func checkSections() throws(ListUpdateError) {
    let before = "but there are only \(oldCounts.count) sections before the update"
    let after = "there are only \(newCounts.count) sections after the update"
    for section in deletedSections.union(reloadedSections).sorted() {
      if !oldCounts.indices.contains(section) {
        throw error("attempt to delete section \(section), \(before)")
      }
      if movedSections[section] != nil {
        throw error("attempt to perform a delete and a move from the same section (\(section))")
      }
    }
    if let section = deletedSections.intersection(reloadedSections).min() {
      throw error("attempt to delete and reload the same section (\(section))")
    }
    let targets = Set(movedSections.values)
    for section in insertedSections.sorted() {
      if !newCounts.indices.contains(section) {
        throw error("attempt to insert section \(section) but \(after)")
      }
      if targets.contains(section) {
        throw error("attempt to perform an insert and a move to the same section (\(section))")
      }
    }
    for (from, to) in movedSections.sorted(by: { $0.key < $1.key }) {
      if !oldCounts.indices.contains(from) {
        throw error("attempt to move section \(from), \(before)")
      }
      if !newCounts.indices.contains(to) {
        throw error("attempt to move section \(from) to section \(to), but \(after)")
      }
    }
  }

  private func checkSectionCount() throws(ListUpdateError) {
    let expected = oldCounts.count + insertedSections.count - deletedSections.count
    guard newCounts.count != expected else { return }
    throw error(
      "Invalid update: invalid number of sections. The number of sections contained in the"
        + " \(words.view) after the update (\(newCounts.count)) must be equal to the number of sections"
        + " contained in the \(words.view) before the update (\(oldCounts.count)), plus or minus the"
        + " number of sections inserted or deleted (\(insertedSections.count) inserted,"
        + " \(deletedSections.count) deleted)."
    )
  }

  // MARK: - Rows

  private mutating func dropRowsOfWholeSections() {
    guard !(deletedSections.isEmpty && reloadedSections.isEmpty && insertedSections.isEmpty) else {
      return
    }
    let removed = deletedSections.union(reloadedSections)
    deletedRows.removeAll { removed.contains($0.section) }
    reloadedRows.removeAll { removed.contains($0.section) }
    insertedRows.removeAll { insertedSections.contains($0.section) }
  }

  private func exists(_ path: IndexPath, in counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
  }

  /// Checks that an index path exists.
  ///
  /// - Parameters:
  ///   - path: The index path.
  ///   - counts: The numbers of rows.
  ///   - attempt: The reason of the error, up to the number of sections or rows.
  ///   - time: Whether these are the numbers "before" or "after" the update.
  /// - Throws: ``ListUpdateError`` where there is no such row.
  private func check(
    _ path: IndexPath,
    in counts: [Int],
    _ attempt: String,
    _ time: String
  ) throws(ListUpdateError) {
    if exists(path, in: counts) { return }
    let found =
      counts.indices.contains(path.section)
      ? "\(counts[path.section]) \(words.items) in section \(path.section)"
      : "\(counts.count) sections"
    throw error("attempt to \(attempt) there are only \(found) \(time) the update")
  }

  private func isKey(_ path: IndexPath, of moves: [IndexPath: IndexPath]) -> Bool {
    !moves.isEmpty && moves[path] != nil
  }

  private func checkDeletions() throws(ListUpdateError) {
    if !reloadedRows.isEmpty, !deletedRows.isEmpty {
      let deleted = Set(deletedRows)
      if let path = reloadedRows.first(where: deleted.contains) {
        throw error("attempt to delete and reload the same index path (\(text(path)))")
      }
    }
    // Sorted so that the same mistake is reported each time, if there are several.
    let paths = deletedRows + reloadedRows
    if paths.allSatisfy({ exists($0, in: oldCounts) && !isKey($0, of: movedRows) }) { return }
    for path in paths.sorted(by: >) {
      let attempt = "delete \(words.item) \(path.row) from section \(path.section)"
      if oldCounts.indices.contains(path.section), !exists(path, in: oldCounts) {
        throw error(
          "attempt to \(attempt) which only contains \(oldCounts[path.section]) \(words.items)"
            + " before the update"
        )
      }
      try check(path, in: oldCounts, "\(attempt), but", "before")
      if movedRows[path] != nil {
        throw error(
          "attempt to perform a delete and a move from the same index path (\(text(path)))"
        )
      }
    }
  }

  private func checkInsertions() throws(ListUpdateError) {
    let isRight = insertedRows.allSatisfy {
      exists($0, in: newCounts) && !isKey($0, of: movedRowSources)
    }
    if isRight { return }
    for path in insertedRows.sorted() {
      if movedRowSources[path] != nil {
        throw error(
          "attempt to perform an insert and a move to the same index path (\(text(path)))"
        )
      }
      let attempt = "insert \(words.item) \(path.row) into section \(path.section), but"
      try check(path, in: newCounts, attempt, "after")
    }
  }

  private func checkMoves() throws(ListUpdateError) {
    let removed = deletedSections.union(reloadedSections)
    let isRight = movedRows.allSatisfy { from, to in
      exists(from, in: oldCounts) && exists(to, in: newCounts) && !removed.contains(from.section)
        && !insertedSections.contains(to.section)
    }
    if isRight { return }
    for (from, to) in movedRows.sorted(by: { $0.key < $1.key }) {
      if removed.contains(from.section) {
        throw error("cannot move \(words.anItem) from a deleted section (\(from.section))")
      }
      if insertedSections.contains(to.section) {
        throw error("cannot move \(words.anItem) into a newly inserted section (\(to.section))")
      }
      let move = "move index path (\(text(from)))"
      try check(from, in: oldCounts, "\(move) that does not exist -", "before")
      let target = "to index path (\(text(to)))"
      try check(to, in: newCounts, "\(move) \(target) that does not exist -", "after")
    }
  }

  /// Checks that every remaining section has the number of rows that results from the updates.
  func checkRowCounts(newSections: [Int?]) throws(ListUpdateError) {
    let inserted = Dictionary(grouping: insertedRows, by: \.section)
    let deleted = Dictionary(grouping: deletedRows, by: \.section)
    let reloaded = Dictionary(grouping: reloadedRows, by: \.section)
    let movedIn = Dictionary(grouping: movedRows.values, by: \.section)
    let movedOut = Dictionary(grouping: movedRows.keys, by: \.section)
    for (old, new) in newSections.enumerated() {
      guard let new, !reloadedSections.contains(old) else { continue }
      let added = inserted[new] ?? []
      let removed = deleted[old] ?? []
      let incoming = movedIn[new]?.count ?? 0
      let outgoing = movedOut[old]?.count ?? 0
      let expected =
        oldCounts[old] + Set(added).count - Set(removed).count + incoming - outgoing
      if newCounts[new] == expected { continue }
      let again = reloaded[old]?.count ?? 0
      throw error(
        "Invalid update: invalid number of \(words.items) in section \(new). The number of \(words.items) contained in"
          + " an existing section after the update (\(newCounts[new])) must be equal to the number"
          + " of \(words.items) contained in that section before the update (\(oldCounts[old])), plus or"
          + " minus the number of \(words.items) inserted or deleted from that section"
          + " (\(added.count + again) inserted, \(removed.count + again) deleted) and plus or minus"
          + " the number of \(words.items) moved into or out of that section (\(incoming) moved in,"
          + " \(outgoing) moved out)."
      )
    }
  }

  // MARK: - Words

  private func error(_ reason: String) -> ListUpdateError { ListUpdateError(description: reason) }

  private func text(_ path: IndexPath) -> String {
    "<NSIndexPath> {length = 2, path = \(path.section) - \(path.row)}"
  }
}
