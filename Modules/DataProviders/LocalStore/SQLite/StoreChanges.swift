/// Which rows a transaction changed.
struct StoreChanges: Sendable, Hashable {
  /// Row numbers by table.
  var rows: [String: Set<Int64>] = [:]

  var isEmpty: Bool { rows.isEmpty }

  /// Whether any row of some tables changed.
  func touches(_ tables: Set<String>) -> Bool { !tables.isDisjoint(with: rows.keys) }
}
