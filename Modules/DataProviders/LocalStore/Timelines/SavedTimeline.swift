package import SocialModel

/// The timelines of what the reader marked: bookmarks, likes and pins, the last one first.
///
/// A post stays in one after the reader took the mark away; whoever shows the timeline leaves out
/// what is not marked. So a refusal needs no second way back.
///
/// Call all functions inside of a transaction.
enum SavedTimeline {
  /// Puts a post that was just marked on top of a timeline, where that was ever read.
  ///
  /// It stands there until a page of the server says where it belongs.
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
    // Without a time: that of the post says nothing of when it was marked, and would sink it.
    try rows.putLoose(.init(id: moment.postID, post: post, booster: nil, listedAt: nil))
  }
}

extension SocialStore {
  /// Takes away all rows of a timeline that a server brought: it has none by now.
  ///
  /// What the reader marked and the server has not confirmed stays.
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

extension OutboxKind {
  /// The timeline of what was marked so, a post among it.
  func savedScope(of moment: Moment) -> TimelineScope? {
    switch self {
    case .like: .likes
    case .bookmark: .bookmarks
    case .pin: .pinned(accountID: moment.author.id)
    case .boost, .follow, .followRequest, .mute, .block, .muteConversation, .note, .dismiss,
      .profile, .report, .filter, .createList, .renameList, .deleteList, .listMember, .followTag,
      .vote, .post, .schedule, .edit, .delete, .look:
      nil
    }
  }
}
