import Foundation
import MomentsValues
import SocialModel

/// The reader's filters: those that the server confirmed, and the overlay of the outbox.
///
/// There are few: each read takes all. Call all functions inside of a transaction.
enum WordFilterTable {
  /// The filters as the server last returned them, in its order; those that cannot be read are left
  /// out.
  static func confirmed(in connection: SQLConnection) throws(SQLiteError) -> [StoredFilter] {
    try connection.query("SELECT body FROM word_filter ORDER BY number") { row in
      row.json(0, log: connection.log)
    }
  }

  /// The filters with the overlay; those that no server knows are at the end.
  ///
  /// If a lost attempt may have created a filter, it is returned once, with the local identity:
  /// otherwise there would be two, and deleting one would make the attempt create another.
  static func all(in connection: SQLConnection) throws(SQLiteError) -> [StoredFilter] {
    let items = try waiting(in: connection)
    var filters = try confirmed(in: connection).filter { known in
      !items.contains { $0.mayHaveMade(known) }
    }
    for item in items {
      let id = OutboxLane.id(item.lane)
      let known = filters.firstIndex { $0.id == id }
      guard case .filter(let requested) = item.action else {
        // One that cannot be read deletes nothing.
        if item.action != nil { known.map { _ = filters.remove(at: $0) } }
        continue
      }
      let filter = StoredFilter(requested, isOurs: known.map { filters[$0].isOurs } ?? false)
      if let known { filters[known] = filter } else { filters.append(filter) }
    }
    return filters
  }

  /// The current identity of a filter: the server's for one that was sent since, and the local one
  /// for one that an attempt with a lost response may have created.
  static func name(
    of id: WordFilter.ID,
    in connection: SQLConnection
  ) throws(SQLiteError) -> String {
    let id = try OutboxTable.resolve(id, in: connection)
    guard let known = try confirmed(in: connection).first(where: { $0.id == id }),
      let item = try waiting(in: connection).first(where: { $0.mayHaveMade(known) })
    else { return id }
    return OutboxLane.id(item.lane)
  }

  /// The waiting items about filters, the oldest first.
  static func waiting(in connection: SQLConnection) throws(SQLiteError) -> [OutboxRecord] {
    try connection.query(
      """
      SELECT \(OutboxRecord.columns) FROM outbox WHERE kind = ? AND status <> 2 ORDER BY number
      """,
      ActionKind.filter.rawValue
    ) { OutboxRecord($0, log: connection.log) }
  }

  /// Stores the server's result for one filter.
  ///
  /// - Parameters:
  ///   - id: Its identity until now.
  ///   - filters: The result, the one with its identity first; empty where it was deleted.
  ///   - connection: The connection.
  /// - Throws: `SQLiteError`, or an error of writing JSON.
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
      // It had a local identity before, or that of a filter which was deleted elsewhere.
      if OutboxLane.isLocal(id) { try OutboxTable.note(id, as: first.id, in: connection) }
      try connection.run(
        "UPDATE outbox SET lane = ?2 WHERE lane = ?1",
        OutboxLane.name(.filter, id),
        OutboxLane.name(.filter, first.id)
      )
    }
  }
}

extension OutboxRecord {
  /// Whether an attempt to send it may have created a filter that the server returned since.
  fileprivate func mayHaveMade(_ known: StoredFilter) -> Bool {
    guard mayHaveReached, OutboxLane.isLocal(OutboxLane.id(lane)), case .filter(let filter) = action
    else { return false }
    return filter.mayMake(known.filter)
  }
}
