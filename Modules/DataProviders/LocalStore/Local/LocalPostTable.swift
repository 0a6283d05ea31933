import Foundation
import SocialModel

/// Posts of a store that has no server: which timelines they stand in, and what the reader does to
/// them.
///
/// Call all functions inside of a transaction.
enum LocalPostTable {
  /// The timelines that a row belongs to.
  static func scopes(of moment: Moment) -> [TimelineScope] {
    if let booster = moment.boostedBy { return [.home, .profile(accountID: booster.id)] }
    var scopes: [TimelineScope] = [.home, .profile(accountID: moment.author.id)]
    if moment.visibility == .public {
      scopes += [.public, .local]
      scopes += Set(moment.tags.map { $0.lowercased() }).sorted().map(TimelineScope.hashtag)
    }
    return scopes
  }

  /// Puts rows on top of the timelines they belong to.
  ///
  /// - Parameters:
  ///   - moments: The rows, the newest first.
  ///   - connection: Where they are kept.
  /// - Throws: `SQLiteError`.
  static func enter(_ moments: [Moment], in connection: SQLConnection) throws(SQLiteError) {
    var order: [TimelineScope] = []
    var rows: [TimelineScope: [Moment]] = [:]
    for moment in moments {
      for scope in scopes(of: moment) {
        if rows[scope] == nil { order.append(scope) }
        rows[scope, default: []].append(moment)
      }
    }
    for scope in order { try enter(rows[scope] ?? [], into: scope, in: connection) }
  }

  static func enter(
    _ moments: [Moment],
    into scope: TimelineScope,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    let timeline = try TimelineRows.opening(scope, in: connection)
    _ = try timeline.insert(moments, at: .streamed)
    try timeline.setEnd(true)
  }

  /// Takes a row out of a timeline.
  static func leave(
    _ id: Moment.ID,
    _ scope: TimelineScope,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    guard let timeline = try TimelineRows.find(scope, in: connection),
      let entry = try timeline.entry(id)
    else { return }
    try connection.run("DELETE FROM entry WHERE number = ?", entry.number)
  }

  /// Puts a changed post into the timelines of the topics that it names now, and out of those it
  /// does not name any more.
  static func moveBetweenTags(
    from old: Moment,
    to new: Moment,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    let (before, after) = (scopes(of: old), scopes(of: new))
    for scope in before where !after.contains(scope) { try leave(new.id, scope, in: connection) }
    for scope in after where !before.contains(scope) {
      try enter([new], into: scope, in: connection)
    }
  }

  /// What the reader does to a post that is counted in it: the columns of the state and of the
  /// count.
  enum Mark: String {
    case like = "is_liked"
    case boost = "is_boosted"

    fileprivate var count: String { self == .like ? "likes" : "boosts" }
  }

  /// Mutes the conversation of a post, or takes that back.
  static func setConversationMuted(
    _ isMuted: Bool,
    _ postID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    try connection.run(
      "UPDATE post SET is_muted = ?2 WHERE id = ?1 AND is_muted != ?2",
      postID,
      isMuted
    )
  }

  /// Keeps a post among the reader's bookmarks, or takes it from there.
  static func setBookmarked(
    _ isBookmarked: Bool,
    _ postID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    try connection.run(
      "UPDATE post SET is_bookmarked = ?2 WHERE id = ?1 AND is_bookmarked != ?2",
      postID,
      isBookmarked
    )
  }

  /// Puts a post that was marked on top of the timeline of those, or takes one from there that is
  /// not marked any more.
  static func save(
    _ moment: Moment,
    _ isMarked: Bool,
    in scope: TimelineScope,
    _ connection: SQLConnection
  ) throws(SQLiteError) {
    try leave(moment.postID, scope, in: connection)
    guard isMarked else { return }
    var row = moment
    row.id = moment.postID
    row.boostedBy = nil
    try enter([row], into: scope, in: connection)
  }

  /// Sets or takes away the reader's like or boost.
  static func set(
    _ mark: Mark,
    _ isSet: Bool,
    _ postID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    let (state, count) = (mark.rawValue, mark.count)
    try connection.run(
      """
      UPDATE post SET \(count) = max(0, \(count) + ?2 - \(state)), \(state) = ?2
      WHERE id = ?1 AND \(state) != ?2
      """,
      postID,
      isSet
    )
  }

  /// Counts an answer more or less of a post; one that is not kept is no error.
  static func countAnswer(
    _ difference: Int,
    of postID: String?,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    guard let postID else { return }
    try connection.run(
      "UPDATE post SET replies = max(0, replies + ?2) WHERE id = ?1",
      postID,
      difference
    )
  }

  /// Changes what is known of a person; one that is not kept is no error.
  static func change(
    _ accountID: String,
    in connection: SQLConnection,
    _ change: (inout Account) -> Void
  ) throws(SQLiteError) {
    guard var account = try AccountTable.account(id: accountID, in: connection) else { return }
    change(&account)
    try AccountTable.save([account], in: connection)
  }

  /// Counts what stands in a person's timeline anew, and keeps it as the number of their posts.
  static func countPosts(
    of accountID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    let timeline = try TimelineRows.find(.profile(accountID: accountID), in: connection)
    let count = try timeline.map { timeline throws(SQLiteError) in
      try connection.number("SELECT count(*) FROM entry WHERE timeline = ?", timeline.timeline)
    }
    try change(accountID, in: connection) { $0.postsCount = Int((count ?? 0) ?? 0) }
  }

  /// Counts whom the reader follows and who follows them: no server knows of more.
  static func countPeople(
    of readerID: String,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    let followed = try RelationshipTable.followed(in: connection).count
    let followers = try RelationshipTable.followers(in: connection).count
    try change(readerID, in: connection) {
      ($0.followingCount, $0.followersCount) = (followed, followers)
    }
  }

  /// Forgets a post; where it answers nothing, all its comments too, which nobody could reach any
  /// more.
  ///
  /// - Returns: The files of its photos, to be deleted when the transaction is over.
  static func remove(
    _ moment: Moment,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [String] {
    var gone = [moment.postID]
    if moment.inReplyToID == nil {
      let thread = try ThreadTable.thread(of: moment.postID, in: connection)
      gone += (thread?.comments ?? []).map(\.postID)
    }
    try countAnswer(-1, of: moment.inReplyToID, in: connection)
    var files: [String] = []
    for postID in gone {
      files += try MediaTable.remove(of: .post(postID), in: connection)
      try MomentTable.remove(postID: postID, in: connection)
    }
    return files
  }
}

extension Moment {
  /// The topics that its text names, without "#", in its order.
  var tags: [String] {
    text.runs.compactMap { run in
      if case .hashtag(let name) = run.style { name } else { nil }
    }
  }
}
