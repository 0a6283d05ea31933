public import Foundation
public import SocialModel

extension SocialStore {
  /// Where the reader stopped in a timeline; nil at the top, or where they were never anywhere
  /// else.
  ///
  /// Where the row is gone, the place is that of the row that follows it.
  public func position(of scope: TimelineScope) async throws -> ReadingPosition? {
    try await read { connection in
      guard let rows = try TimelineRows.find(scope, in: connection) else { return nil }
      return try PositionTable.position(in: rows)
    }
  }

  /// Keeps where the reader is in a timeline; nil for the top.
  public func setPosition(_ position: ReadingPosition?, of scope: TimelineScope) async throws {
    try await write { connection in
      try PositionTable.set(position, in: TimelineRows.opening(scope, in: connection))
    }
  }

  /// What was kept under a name; nil where nothing was.
  public func keptList(_ name: String) async throws -> Data? {
    try await read { try Self.keptList(name, in: $0) }
  }

  /// Keeps bytes under a name, in place of what was there: lists whose form is the caller's, such
  /// as trends.
  public func keep(_ data: Data, as name: String) async throws {
    try await write { try Self.keep(data, as: name, in: $0) }
  }

  /// The same, in a transaction.
  static func keptList(_ name: String, in connection: SQLConnection) throws(SQLiteError) -> Data? {
    try connection.query("SELECT data FROM kept_list WHERE name = ?", name) { $0.data(0) }.first
  }

  /// The same, in a transaction.
  static func keep(
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
