import Foundation
import SocialModel

/// The reader's own rows that the server does not know yet.
///
/// Call both functions inside of a transaction.
enum TimelineTable {
  /// Stores a post that waits to be sent and inserts it at the top of the home timeline, and of the
  /// reader's own profile if that was ever loaded.
  ///
  /// A comment is shown in its thread without a row.
  ///
  /// - Parameters:
  ///   - moment: The post; `isPending`, with a local identity.
  ///   - connection: The connection.
  /// - Throws: `SQLiteError`.
  static func insertLocal(_ moment: Moment, in connection: SQLConnection) throws(SQLiteError) {
    let post = try MomentWriter.saving(moment, in: connection)
    let row = TimelineRows.NewRow(
      id: moment.id,
      post: post,
      booster: nil,
      listedAt: moment.listedAt?.timeIntervalSince1970
    )
    var timelines = [try TimelineRows.opening(.home, in: connection)]
    let profile = TimelineScope.profile(accountID: moment.author.id)
    if let known = try TimelineRows.find(profile, in: connection) { timelines.append(known) }
    for rows in timelines where try rows.entry(moment.id) == nil { try rows.putUnordered(row) }
  }

  /// Replaces a post that waited to be sent by the server's.
  ///
  /// If the server's own row was stored meanwhile, the local one is deleted; otherwise the row
  /// keeps its position until a page of the server has it. The reader's actions on the post are
  /// transferred to the server's.
  ///
  /// - Parameters:
  ///   - localID: The local identity.
  ///   - moment: The server's post.
  ///   - connection: The connection.
  /// - Throws: `SQLiteError`.
  static func replaceLocal(
    _ localID: String,
    with moment: Moment,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    let post = try MomentWriter.saving(moment, in: connection)
    guard localID != moment.postID,
      let local = try MomentTable.number(postID: localID, in: connection)
    else { return }
    try connection.run(
      """
      UPDATE post SET wanted_like = coalesce(post.wanted_like, old.wanted_like),
        wanted_boost = coalesce(post.wanted_boost, old.wanted_boost),
        wanted_bookmark = coalesce(post.wanted_bookmark, old.wanted_bookmark),
        wanted_pin = coalesce(post.wanted_pin, old.wanted_pin),
        is_removed = max(post.is_removed, old.is_removed)
      FROM (
        SELECT wanted_like, wanted_boost, wanted_bookmark, wanted_pin, is_removed
        FROM post WHERE number = ?2
      ) AS old
      WHERE number = ?1
      """,
      post,
      local
    )
    // If the server's row exists already, these change nothing and the local one is deleted with
    // its post.
    try connection.run(
      "UPDATE OR IGNORE entry SET id = ?1, post = ?2, listed_at = ?3 WHERE post = ?4",
      moment.id,
      post,
      moment.listedAt,
      local
    )
    try connection.run("UPDATE OR IGNORE comment SET post = ?1 WHERE post = ?2", post, local)
    try connection.run("UPDATE OR IGNORE comment SET thread = ?1 WHERE thread = ?2", post, local)
    try connection.run("UPDATE post SET reply_to = ?1 WHERE reply_to = ?2", moment.postID, localID)
    try connection.run("UPDATE position SET moment = ?1 WHERE moment = ?2", moment.id, localID)
    try connection.run("DELETE FROM post WHERE number = ?", local)
    let timelines = try connection.query("SELECT timeline FROM entry WHERE post = ?", post) {
      $0.integer(0)
    }
    for timeline in timelines {
      try TimelineRows(connection: connection, timeline: Int64(timeline)).sinkUnorderedRows()
    }
  }
}
