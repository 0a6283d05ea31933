import MomentsValues
import SocialModel

/// Follows, mutes and blocks, which overlay one row: a block ends a follow that was made before it.
struct RelationStoring: ActionStoring {
  /// One of the kinds computes the overlay of all.
  var subject: OutboxLane.Subject?

  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    try writer.toggle(person: action)
  }

  func isConfirmed(_ action: ReaderAction, in connection: SQLConnection) throws -> Bool? {
    let id = action.subject.id ?? ""
    let known = try RelationshipTable.confirmed(id: id, in: connection)
    switch action.kind {
    case .mute: return known?.isMuted ?? false
    case .block: return known?.isBlocked ?? false
    default:
      // A block at the server ends a follow, so the confirmed relationship is outdated; also by one
      // that was undone after it may have reached the server.
      let mayBlock = try OutboxTable.lane(OutboxLane.name(.account, id), in: connection).contains {
        $0.kind == .block && $0.isOn && $0.status != .refused
      }
      return mayBlock ? nil : known.map { $0.following != .no }
    }
  }

  func lay(_ items: [OutboxRecord], lane: String, in writer: OutboxWriter) throws {
    let waiting = try writer.waiting(lane)
    let requested = { (kind: ActionKind) in waiting.last { $0.kind == kind }?.isOn }
    let follow = waiting.last { $0.kind == .follow || $0.kind == .block && $0.isOn }
    let isFollowed = follow.map { $0.kind == .follow && $0.isOn }
    let (isMuted, isBlocked) = (requested(.mute), requested(.block))
    let id = OutboxLane.id(lane)
    if isFollowed != nil || isMuted != nil || isBlocked != nil {
      try RelationshipTable.makeRow(id: id, in: writer.connection)
    }
    try writer.connection.run(
      """
      UPDATE relationship SET (wanted_following, wanted_muted, wanted_blocked) = (?2, ?3, ?4)
      WHERE id = ?1
        AND (wanted_following, wanted_muted, wanted_blocked) IS NOT (?2, ?3, ?4)
      """,
      id,
      isFollowed,
      isMuted,
      isBlocked
    )
  }

  func confirm(_ row: OutboxRecord, in writer: OutboxWriter) throws {
    let id = OutboxLane.id(row.lane)
    guard var known = try RelationshipTable.confirmed(id: id, in: writer.connection) else { return }
    switch row.kind {
    case .follow: known.following = row.isOn ? .yes : .no
    case .mute: known.isMuted = row.isOn
    default:
      known.isBlocked = row.isOn
      if row.isOn { known.following = .no }
    }
    try RelationshipTable.save([known], in: writer.connection)
  }

  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws {
    let id = OutboxLane.id(row.lane)
    if case .relationship(let found) = result {
      try RelationshipTable.save([found], in: writer.connection)
    } else {
      // Also if the person is gone.
      try confirm(row, in: writer)
    }
    // Without a server, home has the posts of everybody.
    guard result != .settled, row.kind != .mute,
      try RelationshipTable.confirmed(id: id, in: writer.connection)?.following == .no
    else { return }
    // As the server does: pages would remove the rows only one by one.
    try TimelineRows.find(.home, in: writer.connection)?.removeRows(by: id)
    try ReaderListTable.takeOut(id, in: writer.connection)
  }
}

extension OutboxWriter {
  /// Sets a requested state of a person, whom the action is about.
  func toggle(person action: ReaderAction) throws -> String? {
    let id = action.subject.id ?? ""
    return try toggle(
      action,
      lane: OutboxLane.name(.account, id),
      subject: OutboxSubject.ofPerson(id, in: connection)
    )
  }
}
