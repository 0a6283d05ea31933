/// The rows that a transaction changes.
///
/// Noting is called for each row that is written: it only appends.
struct ChangeNotes {
  private struct Table {
    var name: String
    var rows: [Int64] = []
    var inserted: [Int64] = []
  }

  private var tables: [Table] = []

  mutating func note(_ table: String, _ row: Int64, isInserted: Bool) {
    // There are few tables, most rows are of a few of them: a linear search is quicker than
    // hashing.
    let place = tables.firstIndex { $0.name == table } ?? tables.endIndex
    if place == tables.endIndex { tables.append(Table(name: table)) }
    tables[place].rows.append(row)
    if isInserted { tables[place].inserted.append(row) }
  }

  /// The noted changes.
  var changes: StoreChanges {
    var changes = StoreChanges()
    for table in tables {
      changes.rows[table.name] = Set(table.rows)
      if !table.inserted.isEmpty { changes.inserted[table.name] = Set(table.inserted) }
    }
    return changes
  }
}
