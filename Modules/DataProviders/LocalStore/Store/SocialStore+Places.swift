public import Foundation
public import SocialModel

extension SocialStore {
  /// The reading position in a timeline; nil at the top, or where none was stored.
  ///
  /// If its row no longer exists, it is the position of the row that follows.
  public func position(of scope: TimelineScope) async throws -> ReadingPosition? {
    try await read { connection in
      guard let rows = try TimelineRows.find(scope, in: connection) else { return nil }
      return try PositionTable.position(in: rows)
    }
  }

  /// Stores the reading position in a timeline; nil for the top.
  public func setPosition(_ position: ReadingPosition?, of scope: TimelineScope) async throws {
    try await write { connection in
      try PositionTable.set(position, in: TimelineRows.opening(scope, in: connection))
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

  /// The same, inside of a transaction.
  static func storedList(_ name: String, in connection: SQLConnection) throws(SQLiteError) -> Data?
  {
    try connection.query("SELECT data FROM kept_list WHERE name = ?", name) { $0.data(0) }.first
  }

  /// The same, inside of a transaction.
  static func save(
    _ data: Data,
    as name: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    try connection.run(
      """
      INSERT INTO kept_list (name, data) VALUES (?1, ?2)
      ON CONFLICT (name) DO UPDATE SET data = ?2
      """,
      name,
      data
    )
  }
}
