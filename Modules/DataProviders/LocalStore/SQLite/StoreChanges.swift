/// The rows that a transaction changed.
struct StoreChanges: Sendable, Hashable {
  /// Row numbers by table.
  var rows: [String: Set<Int64>] = [:]
  /// The ``rows`` that were inserted.
  var inserted: [String: Set<Int64>] = [:]

  var isEmpty: Bool { rows.isEmpty }

  /// Whether a row of some tables changed.
  func touches(_ tables: Set<String>) -> Bool { !tables.isDisjoint(with: rows.keys) }

  /// The rows of a table that existed before and were updated or deleted.
  func changed(in table: String) -> Set<Int64> {
    (rows[table] ?? []).subtracting(inserted[table] ?? [])
  }
}
