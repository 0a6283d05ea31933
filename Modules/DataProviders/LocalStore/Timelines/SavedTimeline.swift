package import SocialModel

/// The timelines of the reader's marks: bookmarks, likes and pins, the last one first.
///
/// A post stays in its timeline after the reader removed the mark; readers of the timeline leave
/// out unmarked posts. So a refusal needs no special case.
///
/// Call all functions inside of a transaction.
enum SavedTimeline {
  /// Inserts a post that was just marked at the top of a timeline, if that was ever loaded.
  ///
  /// It stays there until a page of the server has its position.
  static func putOnTop(
    _ moment: Moment,
    of scope: TimelineScope,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    guard let rows = try TimelineRows.find(scope, in: connection),
      let post = try MomentTable.number(postID: moment.postID, in: connection)
    else { return }
    if let known = try rows.entry(moment.postID) {
      try connection.run("DELETE FROM entry WHERE number = ?", known.number)
    }
    // Without a time: that of the post is not that of the mark, and would sink it.
    try rows.putUnordered(.init(id: moment.postID, post: post, booster: nil, listedAt: nil))
  }
}

extension SocialStore {
  /// Deletes all rows of a timeline that a server returned, because it has none now.
  ///
  /// Posts whose mark is not confirmed stay.
  package func removeRows(of scope: TimelineScope) async throws {
    try await write { connection in
      guard let rows = try TimelineRows.find(scope, in: connection) else { return }
      try connection.run(
        "DELETE FROM entry WHERE timeline = ? AND is_loose = 0",
        rows.timeline
      )
      try rows.tidyGaps()
    }
  }
}
