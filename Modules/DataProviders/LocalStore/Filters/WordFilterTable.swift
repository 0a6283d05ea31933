import Foundation
import SocialModel

/// The reader's filters: what the server confirmed, and what waits in the outbox over it.
///
/// There are few of them: each read takes all. Call all functions inside of a transaction.
enum WordFilterTable {
  /// The filters as the server last returned them, in its order; those that cannot be read are left
  /// out.
  static func confirmed(in connection: SQLConnection) throws(SQLiteError) -> [StoredFilter] {
    try connection.query("SELECT body FROM word_filter ORDER BY number") { row in
      row.data(0).flatMap { StoredFilter($0) }
    }
  }

  /// The filters as the reader sees them, those of theirs that no server knows at the end.
  ///
  /// What a lost attempt to make one may have made shows once, by the name of ours: two would be
  /// there, and who deletes one would have the attempt make another.
  static func all(in connection: SQLConnection) throws(SQLiteError) -> [StoredFilter] {
    let items = try waiting(in: connection)
    var filters = try confirmed(in: connection).filter { known in
      !items.contains { $0.mayHaveMade(known) }
    }
    for item in items {
      let id = OutboxLane.filterID(item.lane)
      let known = filters.firstIndex { $0.id == id }
      guard item.wish, var filter = item.filter else {
        known.map { _ = filters.remove(at: $0) }
        continue
      }
      filter.id = id
      if let known { filters[known] = filter } else { filters.append(filter) }
    }
    return filters
  }

  /// What a filter is called today: the server's name for one that was sent since, and ours for
  /// what an attempt may have made whose answer was lost.
  static func name(
    of id: WordFilter.ID,
    in connection: SQLConnection
  ) throws(SQLiteError) -> String {
    let id = try OutboxTable.resolve(id, in: connection)
    guard let known = try confirmed(in: connection).first(where: { $0.id == id }),
      let item = try waiting(in: connection).first(where: { $0.mayHaveMade(known) })
    else { return id }
    return OutboxLane.filterID(item.lane)
  }

  /// What waits to be sent of filters, the oldest first.
  static func waiting(in connection: SQLConnection) throws(SQLiteError) -> [StoredOutboxItem] {
    try connection.query(
      """
      SELECT \(StoredOutboxItem.columns) FROM outbox WHERE kind = ? AND status <> 2 ORDER BY number
      """,
      OutboxKind.filter.rawValue
    ) { StoredOutboxItem($0) }
  }

  /// Keeps what the server returned, in place of what was known; the same again changes nothing.
  static func replace(
    with filters: [StoredFilter],
    in connection: SQLConnection
  ) throws {
    guard try confirmed(in: connection) != filters else { return }
    try connection.run("DELETE FROM word_filter")
    // A server that names one twice means the first.
    var seen: Set<String> = []
    for filter in filters where seen.insert(filter.id).inserted {
      try connection.run(
        "INSERT INTO word_filter (id, body) VALUES (?, ?)",
        filter.id,
        try filter.data
      )
    }
  }

  /// Keeps what the server made of one filter.
  ///
  /// - Parameters:
  ///   - id: What it was called until now.
  ///   - filters: What it is, the one of its identity first; empty where it was deleted.
  ///   - connection: The connection.
  /// - Throws: `SQLiteError`, or what writing JSON throws.
  static func settle(
    _ id: String,
    as filters: [StoredFilter],
    in connection: SQLConnection
  ) throws {
    guard let first = filters.first else {
      try connection.run("DELETE FROM word_filter WHERE id = ?", id)
      return
    }
    for filter in filters {
      try connection.run(
        """
        INSERT INTO word_filter (id, body) VALUES (?1, ?2)
        ON CONFLICT (id) DO UPDATE SET body = ?2 WHERE body <> ?2
        """,
        filter.id,
        try filter.data
      )
    }
    if first.id != id {
      try connection.run("DELETE FROM word_filter WHERE id = ?", id)
      try rename(id, to: first.id, in: connection)
    }
  }

  /// Notes what a filter is called at the server that had another name before, one of our own or
  /// that of a filter which was deleted elsewhere.
  private static func rename(
    _ known: String,
    to id: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    if OutboxLane.isLocal(known) {
      try connection.run(
        "INSERT OR IGNORE INTO sent (local_id, server_id) VALUES (?, ?)",
        known,
        id
      )
    }
    try connection.run(
      "UPDATE outbox SET lane = ?2 WHERE lane = ?1",
      OutboxLane.filter(known),
      OutboxLane.filter(id)
    )
  }
}

extension StoredOutboxItem {
  /// Whether an attempt to send it may have made a filter that the server returned since.
  fileprivate func mayHaveMade(_ known: StoredFilter) -> Bool {
    guard mayHaveReached, wish, OutboxLane.isLocal(OutboxLane.filterID(lane)), let filter else {
      return false
    }
    return filter.filter.mayMake(known.filter)
  }
}
