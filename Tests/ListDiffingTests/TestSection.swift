import ListDiffing

/// A row with content, and a kind that needs separate cells.
struct TestRow: Hashable, Sendable {
  var id: Int
  var content = 0
  var kind = 0
}

/// A section of rows, with a header.
struct TestSection: DiffableSection, Sendable {
  var sectionID: String
  var items: [TestRow]
  var header = 0

  init(_ id: String, _ rows: [Int]) { self.init(id, rows: rows.map { TestRow(id: $0) }) }

  init(_ id: String, rows: [TestRow]) {
    sectionID = id
    items = rows
  }

  static func itemID(of item: TestRow) -> Int { item.id }

  static func contentChange(from old: TestRow, to new: TestRow) -> ContentChange {
    if old == new { return .none }
    return old.kind == new.kind ? .reconfigure : .reload
  }

  func hasSameHeader(as old: TestSection) -> Bool { header == old.header }
}
