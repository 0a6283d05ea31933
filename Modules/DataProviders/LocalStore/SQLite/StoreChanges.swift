/// Which rows a transaction changed.
struct StoreChanges: Sendable, Hashable {
  /// Row numbers by table.
  var rows: [String: Set<Int64>] = [:]
  /// Those of ``rows`` that were inserted.
  var inserted: [String: Set<Int64>] = [:]

  var isEmpty: Bool { rows.isEmpty }

  /// Whether any row of some tables changed.
  func touches(_ tables: Set<String>) -> Bool { !tables.isDisjoint(with: rows.keys) }

  /// Rows of a table that were there before and say something else now, or are gone.
  func changed(in table: String) -> Set<Int64> {
    (rows[table] ?? []).subtracting(inserted[table] ?? [])
  }
}
