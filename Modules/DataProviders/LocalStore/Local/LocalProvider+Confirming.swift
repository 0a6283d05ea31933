import MomentsValues
import SocialModel

extension LocalProvider {
  /// Confirms an item, and does what a server would do besides: which timelines a post is in, the
  /// counts of posts and people, and the photos and comments of a post.
  ///
  /// Call it inside of the transaction that stored the item.
  func confirm(_ row: OutboxRecord, in writer: OutboxWriter) throws {
    let connection = writer.connection
    switch row.action {
    case .like(let isOn, let id): try mark(row, isOn, id, .likes, in: writer)
    case .bookmark(let isOn, let id): try mark(row, isOn, id, .bookmarks, in: writer)
    case .pin(let isOn, let id):
      try mark(row, isOn, id, .pinned(accountID: readerID), in: writer)
    case .boost(let isOn, let id):
      try writer.finish(row, with: .settled)
      try showBoost(isOn, of: id, in: writer)
    case .follow(_, let id), .block(_, let id): try relate(row, to: id, in: writer)
    case .post: try post(row, in: writer)
    case .edit(let draft):
      let old = try MomentTable.confirmed(postID: row.lane, in: connection)
      try MediaTable.give(draft.media.map(\.id), to: .post(row.lane), in: connection)
      try writer.finish(row, with: .settled)
      guard let old, old.inReplyToID == nil else { return }
      // The timelines of its new hashtags have it, and those of other hashtags no longer.
      let new = try confirmed(row.lane, in: writer)
      let (before, after) = (LocalPostTable.scopes(of: old), LocalPostTable.scopes(of: new))
      for scope in before where !after.contains(scope) {
        try LocalPostTable.leave(new.id, scope, in: connection)
      }
      for scope in after where !before.contains(scope) {
        try LocalPostTable.enter([new], into: scope, in: connection)
      }
    case .delete(let id): try delete(row, id, in: writer)
    default: try writer.finish(row, with: .settled)
    }
  }

  /// A post without the overlay, to be stored in a timeline: what still waits, such as the rest of
  /// a thread, is counted when it is confirmed.
  private func confirmed(_ postID: String, in writer: OutboxWriter) throws -> Moment {
    guard let moment = try MomentTable.confirmed(postID: postID, in: writer.connection) else {
      throw ProviderError.unknownMoment(id: postID)
    }
    return moment
  }

  /// A marked post is at the top of the timeline of the mark.
  private func mark(
    _ row: OutboxRecord,
    _ isMarked: Bool,
    _ postID: String,
    _ scope: TimelineScope,
    in writer: OutboxWriter
  ) throws {
    try writer.finish(row, with: .settled)
    try LocalPostTable.leave(postID, scope, in: writer.connection)
    guard isMarked else { return }
    let moment = try confirmed(postID, in: writer)
    try LocalPostTable.enter([moment], into: scope, in: writer.connection)
  }

  /// A boosted post is on the reader's profile, too.
  private func showBoost(_ isBoosted: Bool, of postID: String, in writer: OutboxWriter) throws {
    let profile = TimelineScope.profile(accountID: readerID)
    var row = try confirmed(postID, in: writer)
    row.id = "boost:\(postID)"
    row.boostedBy = writer.reader
    row.listedAt = writer.now
    if isBoosted {
      try LocalPostTable.enter([row], into: profile, in: writer.connection)
    } else {
      try LocalPostTable.leave(row.id, profile, in: writer.connection)
    }
    try LocalPostTable.countPosts(of: readerID, in: writer.connection)
  }

  /// Follows need no approval, and are counted on both sides; a block ends one.
  private func relate(_ row: OutboxRecord, to accountID: String, in writer: OutboxWriter) throws {
    let connection = writer.connection
    let isFollowed = { () throws(SQLiteError) in
      try RelationshipTable.confirmed(id: accountID, in: connection)?.following == .yes
    }
    let before = try isFollowed()
    try writer.finish(row, with: .settled)
    let after = try isFollowed()
    guard before != after else { return }
    let difference = after ? 1 : -1
    try LocalPostTable.change(accountID, in: connection) { account in
      account.followersCount = account.followersCount.map { max(0, $0 + difference) }
    }
    try LocalPostTable.change(readerID, in: connection) { account in
      account.followingCount = account.followingCount.map { max(0, $0 + difference) }
    }
  }

  /// A post is in the timelines of its author and its hashtags; a comment only in its thread.
  private func post(_ row: OutboxRecord, in writer: OutboxWriter) throws {
    let (connection, id) = (writer.connection, OutboxLane.ownID(of: row.id))
    // The files belong to the post from now on, which shows them.
    try MediaTable.give((row.draft?.media ?? []).map(\.id), to: .post(id), in: connection)
    try writer.finish(row, with: .settled)
    let moment = try confirmed(id, in: writer)
    if moment.inReplyToID == nil {
      try LocalPostTable.enter([moment], in: connection)
    } else {
      for scope in LocalPostTable.scopes(of: moment) {
        try LocalPostTable.leave(id, scope, in: connection)
      }
    }
    try LocalPostTable.countPosts(of: readerID, in: connection)
  }

  /// The photos of a post go with it, and, unless it is a comment, its comments, which could not be
  /// reached any more.
  private func delete(_ row: OutboxRecord, _ postID: String, in writer: OutboxWriter) throws {
    let connection = writer.connection
    let moment = try MomentTable.confirmed(postID: postID, in: connection)
    let gone =
      moment?.inReplyToID == nil
      ? try ThreadTable.postIDs(ofThread: postID, in: connection) : [postID]
    try writer.finish(row, with: .settled)
    for id in gone {
      writer.obsoleteFiles += try MediaTable.remove(of: .post(id), in: connection)
      try MomentTable.remove(postID: id, in: connection)
    }
    try LocalPostTable.countPosts(of: readerID, in: connection)
  }
}
