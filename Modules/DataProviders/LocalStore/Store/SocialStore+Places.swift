public import Foundation
public import SocialModel

extension SocialStore {
  /// The reading position in a timeline; nil at the top, or where none was stored.
  ///
  /// If its row no longer exists, it is that of the row below it, else of the one above it.
  public func position(of scope: TimelineScope) async throws -> ReadingPosition? {
    try await read { connection in
      guard let rows = try TimelineRows.find(scope, in: connection) else { return nil }
      let stored = try connection.query(
        "SELECT moment, distance, place FROM position WHERE timeline = ?",
        rows.timeline
      ) { row in
        (moment: row.text(0) ?? "", distance: row.real(1) ?? 0, place: row.integer(2))
      }.first
      guard let stored else { return nil }
      let reached = try Self.storedList(Self.reachedName(rows), in: connection)
        .map { String(decoding: $0, as: UTF8.self) }
      if try rows.entry(stored.moment) != nil || stored.place == nil {
        return ReadingPosition(momentID: stored.moment, distance: stored.distance, reached: reached)
      }
      let nearest = try connection.query(
        """
        SELECT id FROM (
          SELECT id, 0 AS side FROM entry WHERE timeline = ?1
          AND place = (SELECT max(place) FROM entry WHERE timeline = ?1 AND place < ?2)
          UNION ALL SELECT id, 1 FROM entry WHERE timeline = ?1
          AND place = (SELECT min(place) FROM entry WHERE timeline = ?1 AND place > ?2)
        ) ORDER BY side LIMIT 1
        """,
        rows.timeline,
        stored.place
      ) { $0.text(0) }.first
      return nearest.map { ReadingPosition(momentID: $0, reached: reached) }
    }
  }

  /// The name under which the newest seen row is stored.
  private static func reachedName(_ rows: TimelineRows) -> String { "reached:\(rows.timeline)" }

  /// Stores the reading position in a timeline; nil for the top.
  public func setPosition(_ position: ReadingPosition?, of scope: TimelineScope) async throws {
    try await write { connection in
      let rows = try TimelineRows.opening(scope, in: connection)
      let name = Self.reachedName(rows)
      try connection.run("DELETE FROM stored_list WHERE name = ?", name)
      guard let position else {
        try connection.run("DELETE FROM position WHERE timeline = ?", rows.timeline)
        return
      }
      try connection.run(
        """
        INSERT INTO position (timeline, moment, distance, place) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (timeline) DO UPDATE SET (moment, distance, place) = (?2, ?3, ?4)
        """,
        rows.timeline,
        position.momentID,
        position.distance,
        try rows.entry(position.momentID)?.place
      )
      if let reached = position.reached {
        try Self.save(Data(reached.utf8), as: name, in: connection)
      }
    }
  }

  /// The bytes stored under a name; nil where there are none.
  public func storedList(_ name: String) async throws -> Data? {
    try await read { try Self.storedList(name, in: $0) }
  }

  /// Stores bytes under a name, in place of earlier ones: lists whose format is defined by the
  /// caller, such as trends.
  public func save(_ data: Data, as name: String) async throws {
    try await write { try Self.save(data, as: name, in: $0) }
  }

  /// The value under a name; nil where there is none that this version can read.
  package func value<Value: Decodable>(_ name: String) async throws -> Value? {
    try await storedList(name).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  /// Stores a value under a name as JSON, in place of an earlier one.
  package func save(_ value: some Encodable, as name: String) async throws {
    try await save(try JSONEncoder().encode(value) as Data, as: name)
  }

  /// The same, inside of a transaction.
  static func storedList(_ name: String, in connection: SQLConnection) throws(SQLiteError) -> Data?
  {
    try connection.query("SELECT data FROM stored_list WHERE name = ?", name) { $0.data(0) }.first
  }

  /// The same, inside of a transaction.
  static func save(
    _ data: Data,
    as name: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    try connection.run(
      """
      INSERT INTO stored_list (name, data) VALUES (?1, ?2)
      ON CONFLICT (name) DO UPDATE SET data = ?2
      """,
      name,
      data
    )
  }
}
