import Foundation
import SocialModel

/// The overlay: optimistic updates beside what the server confirmed.
///
/// The overlay of a row always follows from the waiting items, so it is computed again whenever
/// those change. All functions must be called inside of a transaction.
enum OutboxOverlay {
  /// Computes the overlay of the subject of a lane.
  static func refresh(
    _ lane: String,
    folder: MediaFolder,
    in connection: SQLConnection
  ) throws {
    // Filters and dismissals are few: their overlay is computed when they are read.
    let others = [OutboxLane.posts, OutboxLane.schedules, OutboxLane.newLists]
    guard !others.contains(lane), !OutboxLane.isFilter(lane), !OutboxLane.isNotification(lane)
    else { return }
    let waiting = try OutboxTable.lane(lane, in: connection).filter { $0.status != .refused }
    let requested = { (kind: OutboxKind) in waiting.last { $0.kind == kind }?.isOn }
    if OutboxLane.isProfile(lane) {
      return try layProfile(waiting, folder: folder, lane: lane, in: connection)
    }
    if OutboxLane.isAccount(lane) {
      let id = OutboxLane.accountID(lane)
      // A block ends a follow that was made before it.
      let follow = waiting.last { $0.kind == .follow || $0.kind == .block && $0.isOn }
      try lay(
        (
          follow.map { $0.kind == .follow && $0.isOn }, requested(.mute), requested(.block),
          waiting.last { $0.kind == .note }?.note
        ),
        overRelationshipWith: id,
        in: connection
      )
      try FollowRequestTable.lay(requested(.followRequest), overRequestFrom: id, in: connection)
      return
    }
    if OutboxLane.isList(lane) {
      return try lay(waiting, overList: OutboxLane.listID(lane), in: connection)
    }
    if OutboxLane.isTag(lane) {
      let name = waiting.last?.subject ?? OutboxLane.tagName(lane)
      return try FollowedTagTable.lay(requested(.followTag), over: name, in: connection)
    }
    var body: Data?
    if let edit = waiting.last(where: { $0.kind == .edit }),
      let draft = try edit.withPhotos(in: folder, connection).draft,
      let moment = try MomentTable.confirmed(postID: lane, in: connection)
    {
      body = PostBody.encode(moment.edited(by: draft))
    }
    try connection.run(
      """
      UPDATE post SET
        (wanted_like, wanted_boost, wanted_body, is_removed, wanted_votes, wanted_bookmark,
          wanted_mute, wanted_pin)
        = (?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
      WHERE id = ?1 AND
        (wanted_like, wanted_boost, wanted_body, is_removed, wanted_votes, wanted_bookmark,
          wanted_mute, wanted_pin)
        IS NOT (?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
      """,
      lane,
      requested(.like),
      requested(.boost),
      body,
      waiting.contains { $0.kind == .delete },
      waiting.last { $0.kind == .vote }.map { VoteChoices.text($0.choices) },
      requested(.bookmark),
      requested(.muteConversation),
      requested(.pin)
    )
  }

  private static func layProfile(
    _ waiting: [OutboxRecord],
    folder: MediaFolder,
    lane: String,
    in connection: SQLConnection
  ) throws {
    var all: ProfileChanges?
    for changes in try waiting.compactMap({ try $0.withPhotos(in: folder, connection).profile }) {
      all = all?.merging(changes) ?? changes
    }
    try connection.run(
      "UPDATE account SET wanted_profile = ?2 WHERE id = ?1 AND wanted_profile IS NOT ?2",
      OutboxLane.profileID(lane),
      try all?.data
    )
  }

  private static func lay(
    _ waiting: [OutboxRecord],
    overList id: String,
    in connection: SQLConnection
  ) throws {
    try ReaderListTable.lay(
      title: waiting.last { $0.kind == .renameList }?.title,
      isRemoved: waiting.contains { $0.kind == .deleteList },
      over: id,
      in: connection
    )
    var members: [String: Bool] = [:]
    for item in waiting where item.kind == .listMember { members[item.account] = item.isOn }
    try ListMemberTable.lay(members, over: id, in: connection)
  }

  private static func lay(
    _ requested: (follow: Bool?, mute: Bool?, block: Bool?, note: String?),
    overRelationshipWith id: String,
    in connection: SQLConnection
  ) throws {
    let isChanged = [requested.follow, requested.mute, requested.block].contains { $0 != nil }
    if isChanged || requested.note != nil,
      try RelationshipTable.confirmed(id: id, in: connection) == nil
    {
      // Only the overlay of the person is known.
      try RelationshipTable.save([Relationship(id: id)], in: connection)
    }
    try connection.run(
      """
      UPDATE relationship
      SET (wanted_following, wanted_muted, wanted_blocked, wanted_note) = (?2, ?3, ?4, ?5)
      WHERE id = ?1
        AND (wanted_following, wanted_muted, wanted_blocked, wanted_note) IS NOT (?2, ?3, ?4, ?5)
      """,
      id,
      requested.follow,
      requested.mute,
      requested.block,
      requested.note
    )
  }
}
