import ListModel

struct TestRow: ListItemViewModel, Equatable {
  var itemID: ListItemID
  var content: Int
  var pool: String?

  init(_ itemID: ListItemID, content: Int = 0, pool: String? = nil) {
    self.itemID = itemID
    self.content = content
    self.pool = pool
  }

  var reuseIdentifier: String { pool ?? "test" }
}

struct OtherRow: ListItemViewModel, Equatable {
  var itemID: ListItemID
}

@MainActor
final class LivingRow: ListItemViewModel {
  nonisolated let itemID: ListItemID

  init(itemID: ListItemID) {
    self.itemID = itemID
  }
}

func section(_ id: ListItemID, _ rows: [ListItemID]) -> ListSection {
  ListSection(id: id, rows: rows.map { TestRow($0) })
}
