import MomentsValues
package import SocialModel

/// Likes, boosts, bookmarks, pins, and mutes of conversations.
struct MarkStoring: ActionStoring {
  /// The column of the overlay.
  let column: String
  /// The timeline of a post's mark: bookmarks, likes and pins, the last one first.
  ///
  /// A post stays in it after the reader removed the mark; readers of the timeline leave out
  /// unmarked posts. So a refusal needs no special case.
  var scope: @Sendable (Moment) -> TimelineScope? = { _ in nil }

  var subject: OutboxLane.Subject? { .post }

  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    let moment = try writer.subject(of: action)
    // One that is marked already keeps its place.
    if action.isOn, moment.hasMark(of: action.kind) != true, let scope = scope(moment) {
      try putOnTop(moment, of: scope, in: writer.connection)
    }
    let lane = moment.postID
    return try writer.toggle(
      action.naming(lane),
      lane: lane,
      subject: OutboxSubject.of(moment)
    )
  }

  /// Inserts a post that was just marked at the top of a timeline, if that was ever loaded.
  ///
  /// It stays there until a page of the server has its position.
  private func putOnTop(
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

  func isConfirmed(_ action: ReaderAction, in connection: SQLConnection) throws -> Bool? {
    try MomentTable.confirmed(postID: action.subject.id ?? "", in: connection)?
      .hasMark(of: action.kind)
  }

  func lay(_ items: [OutboxRecord], lane: String, in writer: OutboxWriter) throws {
    try writer.lay(items.last.map(\.isOn), over: column, of: "post", lane)
  }

  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws {
    if case .post(let moment) = result {
      try MomentTable.save([moment], in: writer.connection)
    } else if let action = row.action,
      let moment = try MomentTable.confirmed(postID: row.lane, in: writer.connection)
    {
      // There is no server, the post cannot be read, or it is gone, and the mark with it: what is
      // stored shows the requested state.
      try MomentTable.save([moment.marked(by: action)], in: writer.connection)
    }
  }
}

extension Moment {
  /// Whether the reader marked it; nil where that is unknown, and for other kinds of action.
  fileprivate func hasMark(of kind: ActionKind) -> Bool? {
    switch kind {
    case .like: like.isLiked
    case .boost: isBoosted
    case .bookmark: isBookmarked
    case .pin: isPinned
    case .muteConversation: isMuted
    default: nil
    }
  }

  /// The post with a mark of the reader set or removed; unchanged by other actions.
  package func marked(by action: ReaderAction) -> Moment {
    var marked = self
    switch action {
    case .like(let isOn, _): marked.like = like.settingLiked(isOn)
    case .boost(let isOn, _): marked.setBoosted(isOn)
    case .bookmark(let isOn, _): marked.isBookmarked = isOn
    case .pin(let isOn, _): marked.isPinned = isOn
    case .muteConversation(let isOn, _): marked.isMuted = isOn
    default: break
    }
    return marked
  }
}
