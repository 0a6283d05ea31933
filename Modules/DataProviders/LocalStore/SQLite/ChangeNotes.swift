/// The rows that a transaction changes, noted as they do.
///
/// Noting is called for each row that is written: it only appends, and sorts nothing out.
struct ChangeNotes {
  private struct Table {
    var name: String
    var rows: [Int64] = []
    var inserted: [Int64] = []
  }

  private var tables: [Table] = []

  /// Notes a row.
  mutating func note(_ table: String, _ row: Int64, isInserted: Bool) {
    // A handful of tables, of which most rows are of a few: looking through them is quicker than
    // hashing.
    let place = tables.firstIndex { $0.name == table } ?? tables.endIndex
    if place == tables.endIndex { tables.append(Table(name: table)) }
    tables[place].rows.append(row)
    if isInserted { tables[place].inserted.append(row) }
  }

  /// What was noted.
  var changes: StoreChanges {
    var changes = StoreChanges()
    for table in tables {
      changes.rows[table.name] = Set(table.rows)
      if !table.inserted.isEmpty { changes.inserted[table.name] = Set(table.inserted) }
    }
    return changes
  }
}
