import Foundation
import MomentsValues
import SocialModel

/// Posts and people of a store without a server: the timelines that posts are in, and the counts.
///
/// Call all functions inside of a transaction.
enum LocalPostTable {
  /// The timelines of a row.
  static func scopes(of moment: Moment) -> [TimelineScope] {
    if let booster = moment.boostedBy { return [.home, .profile(accountID: booster.id)] }
    var scopes: [TimelineScope] = [.home, .profile(accountID: moment.author.id)]
    if moment.visibility == .public {
      scopes += [.public, .local]
      scopes += Set(moment.tags.map { $0.lowercased() }).sorted().map(TimelineScope.hashtag)
    }
    return scopes
  }

  /// Inserts rows at the top of their timelines.
  ///
  /// - Parameters:
  ///   - moments: The rows, the newest first.
  ///   - connection: The connection.
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

  /// Removes a row from a timeline.
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

  /// Changes the reply count of a post; one that is not stored is not an error.
  static func countReply(
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

  /// Changes a stored person; one that is not stored is not an error.
  static func change(
    _ accountID: String,
    in connection: SQLConnection,
    _ change: (inout Account) -> Void
  ) throws(SQLiteError) {
    guard var account = try AccountTable.account(id: accountID, in: connection) else { return }
    change(&account)
    try AccountTable.save([account], from: .itself, in: connection)
  }

  /// Counts the posts in a person's timeline, and stores the number of their posts.
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
}

extension Moment {
  /// The hashtags of its text, without "#", in order.
  var tags: [String] {
    text.runs.compactMap { run in
      if case .hashtag(let name) = run.style { name } else { nil }
    }
  }
}
