import Foundation
import SocialModel

/// Rows of the reader's own that the server does not know yet.
///
/// Call both functions inside of a transaction.
enum TimelineTable {
  /// Keeps a post that waits to be sent and puts it at the top of the home timeline, and of the
  /// reader's own profile where that was ever read.
  ///
  /// A comment shows in its thread without more ado.
  ///
  /// - Parameters:
  ///   - moment: The post; `isPending`, with an identity of its own that no server gave.
  ///   - connection: Where it is kept.
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
    for rows in timelines where try rows.entry(moment.id) == nil { try rows.putLoose(row) }
  }

  /// Puts what the server made of a post in the place of what waited to be sent.
  ///
  /// Where the server's own row has come by another way, the local one just goes; else the row
  /// keeps its place until a page of the server says where it belongs. What the reader did to the
  /// post in the meantime goes over to the server's.
  ///
  /// - Parameters:
  ///   - localID: The identity that waited.
  ///   - moment: The server's post.
  ///   - connection: Where they are kept.
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
    // Where the server's row is there already, these change nothing and the local one goes with its
    // post.
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
      try TimelineRows(connection: connection, timeline: Int64(timeline)).sinkLooseRows()
    }
  }
}
