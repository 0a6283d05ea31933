import Foundation
import SocialModel

/// The reading positions in timelines.
enum PositionTable {
  /// The position; if its row no longer exists, that of the row below it, else of the one above it.
  static func position(in rows: TimelineRows) throws(SQLiteError) -> ReadingPosition? {
    let stored = try rows.connection.query(
      "SELECT moment, distance, place FROM position WHERE timeline = ?",
      rows.timeline
    ) { row in
      (moment: row.text(0) ?? "", distance: row.real(1) ?? 0, place: row.integer(2))
    }.first
    guard let stored else { return nil }
    let reached = try rows.connection.query(
      "SELECT data FROM kept_list WHERE name = ?",
      reachedName(rows)
    ) { row in row.data(0).map { String(decoding: $0, as: UTF8.self) } }.first
    if try rows.entry(stored.moment) != nil || stored.place == nil {
      return ReadingPosition(momentID: stored.moment, distance: stored.distance, reached: reached)
    }
    let nearest = try rows.connection.query(
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

  /// The name under which the newest seen row is stored.
  private static func reachedName(_ rows: TimelineRows) -> String { "reached:\(rows.timeline)" }

  /// Stores a position; nil for the top.
  static func set(
    _ position: ReadingPosition?,
    in rows: TimelineRows
  ) throws(SQLiteError) {
    try rows.connection.run("DELETE FROM kept_list WHERE name = ?", reachedName(rows))
    guard let position else {
      try rows.connection.run("DELETE FROM position WHERE timeline = ?", rows.timeline)
      return
    }
    try rows.connection.run(
      """
      INSERT INTO position (timeline, moment, distance, place) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (timeline) DO UPDATE SET (moment, distance, place) = (?2, ?3, ?4)
      """,
      rows.timeline,
      position.momentID,
      position.distance,
      try rows.entry(position.momentID)?.place
    )
    guard let reached = position.reached else { return }
    try rows.connection.run(
      "INSERT INTO kept_list (name, data) VALUES (?, ?)",
      reachedName(rows),
      Data(reached.utf8)
    )
  }
}
