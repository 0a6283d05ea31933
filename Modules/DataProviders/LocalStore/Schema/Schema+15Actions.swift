import Foundation
import MomentsValues
import SocialModel

extension Schema {
  /// What an item of the outbox does is one value.
  ///
  /// - `outbox.action`: the action as JSON (`ReaderAction`); null where the old columns could not
  ///   be read, and for a look. The subject of an action on something that is renamed is the
  ///   lane's.
  /// - `account.wanted_profile`: the same changes as in actions (`ProfileChanges`), as JSON.
  ///
  /// The columns that it replaces are dropped: `wish`, `draft`, `choices`, `report`, `note`,
  /// `filter`, `title`, `account`, `profile`, `notification`.
  static let actions = Migration(15) { connection in
    try connection.execute("ALTER TABLE outbox ADD COLUMN action BLOB")
    let items = try connection.query("SELECT \(SparseItem.columns) FROM outbox ORDER BY number") {
      SparseItem($0, log: connection.log)
    }
    var profiles: [String: ProfileChanges] = [:]
    for item in items {
      guard let action = try item.action(connection) else { continue }
      try connection.run(
        "UPDATE outbox SET action = ? WHERE number = ?",
        try action.data,
        item.number
      )
      if case .profile(let changes) = action, !item.isRefused {
        let id = OutboxLane.id(item.lane)
        profiles[id] = profiles[id]?.merging(changes) ?? changes
      }
    }
    try connection.run("UPDATE account SET wanted_profile = NULL WHERE wanted_profile NOT NULL")
    for (id, changes) in profiles {
      try connection.run(
        "UPDATE account SET wanted_profile = ? WHERE id = ?",
        try changes.data,
        id
      )
    }
    for column in SparseItem.dropped {
      try connection.execute("ALTER TABLE outbox DROP COLUMN \(column)")
    }
  }
}

/// An item of the outbox before version 15, with columns for each kind.
private struct SparseItem {
  static let columns = """
    number, id, kind, lane, wish, draft_id, draft, subject, status, choices, report, note, filter, \
    title, account, profile, notification
    """
  static let dropped = [
    "wish", "draft", "choices", "report", "note", "filter", "title", "account", "profile",
    "notification",
  ]

  var number: Int
  var id: String
  var kind: String
  var lane: String
  var isOn: Bool
  var draftID: String?
  var draft: EarlyDraft?
  var subject: String
  var isRefused: Bool
  var choices: [Int]
  var report: SparseReport?
  var note: String
  var filter: StoredFilter?
  var title: String
  var account: String
  var profile: SparseProfile?
  var notification: SparseDismissal?

  init?(_ row: borrowing SQLRow, log: TroubleLog?) {
    guard let number = row.integer(0), let id = row.text(1), let kind = row.text(2),
      let lane = row.text(3)
    else { return nil }
    self.number = number
    self.id = id
    self.kind = kind
    self.lane = lane
    isOn = row.boolean(4) ?? true
    draftID = row.text(5)
    draft = row.json(6, log: log)
    subject = row.text(7) ?? ""
    isRefused = row.integer(8) == 2
    choices = row.text(9).map(VoteChoices.places) ?? []
    report = row.json(10, log: log)
    note = row.text(11) ?? ""
    filter = row.json(12, log: log)
    title = row.text(13) ?? ""
    account = row.text(14) ?? ""
    profile = row.json(15, log: log)
    notification = row.json(16, log: log)
  }

  /// The action; nil for a look, and where its content cannot be read.
  func action(_ connection: SQLConnection) throws -> ReaderAction? {
    switch kind {
    case "like": .like(isOn, postID: lane)
    case "boost": .boost(isOn, postID: lane)
    case "bookmark": .bookmark(isOn, postID: lane)
    case "pin": .pin(isOn, postID: lane)
    case "muteConversation": .muteConversation(isOn, postID: lane)
    case "vote": .vote(choices, postID: lane)
    case "delete": .delete(postID: lane)
    case "follow": .follow(isOn, accountID: OutboxLane.id(lane))
    case "followRequest":
      .followRequest(accepted: isOn, accountID: OutboxLane.id(lane))
    case "mute": .mute(isOn, accountID: OutboxLane.id(lane))
    case "block": .block(isOn, accountID: OutboxLane.id(lane))
    case "note": .note(note, accountID: OutboxLane.id(lane))
    case "dismiss": notification.map { .dismissNotification($0.notification) }
    case "profile": try profile.map { .profile(try $0.changes(connection)) }
    case "report": report.map { .report($0.report) }
    case "filter":
      isOn ? filter.map { .filter($0.filter) } : .deleteFilter(OutboxLane.id(lane))
    case "createList": .createList(title: title)
    case "renameList": .renameList(title: title, listID: OutboxLane.id(lane))
    case "deleteList": .deleteList(listID: OutboxLane.id(lane))
    case "listMember":
      .listMember(isOn, accountID: account, listID: OutboxLane.id(lane))
    case "followTag": .followTag(isOn, name: subject)
    case "post":
      try postDraft(replyTo: lane == OutboxLane.posts ? nil : lane, connection)
        .map { .post($0) }
    case "schedule":
      try postDraft(replyTo: lane == OutboxLane.schedules ? nil : lane, connection)
        .map { .schedule(isOn, $0) }
    case "edit": try postDraft(edited: lane, connection).map { .edit($0) }
    default: nil
    }
  }

  private func postDraft(
    replyTo: String? = nil,
    edited: String? = nil,
    _ connection: SQLConnection
  ) throws -> PostDraft? {
    try draft?.draft(id: draftID ?? id, replyTo: replyTo, edited: edited, connection)
  }
}

/// A report as its column stored it.
private struct SparseReport: JSONColumn {
  var account: String
  var posts: [String]
  var category: String
  var rules: [String]
  var comment: String
  var isForwarded: Bool

  var report: PersonReport {
    PersonReport(
      accountID: account,
      postIDs: posts,
      category: ReportCategory(rawValue: category) ?? .other,
      ruleIDs: rules,
      comment: comment,
      isForwarded: isForwarded
    )
  }
}

/// A dismissed notification as its column stored it.
private struct SparseDismissal: JSONColumn {
  var id: String
  var kind: String
  var count: Int
  var newest: String?
  var happenedAt: Date?
  var post: String?
  var account: String?

  var notification: DismissedNotification {
    DismissedNotification(
      id: id,
      kind: NotificationKind(rawValue: kind) ?? .other,
      count: count,
      newestEventID: newest,
      happenedAt: happenedAt,
      postID: post,
      accountID: account
    )
  }
}

/// Changes of the reader's profile as their column stored them.
private struct SparseProfile: JSONColumn {
  struct Line: Codable {
    var name: String
    var value: String
  }

  struct Image: Codable {
    var id: String
    var file: URL
  }

  var displayName: String?
  var note: String?
  var lines: [Line]?
  var isLocked: Bool?
  var isBot: Bool?
  var isDiscoverable: Bool?
  var avatar: Image?
  var header: Image?

  func changes(_ connection: SQLConnection) throws -> ProfileChanges {
    ProfileChanges(
      displayName: displayName,
      note: note,
      lines: lines?.map { OwnProfile.Line(name: $0.name, value: $0.value) },
      isLocked: isLocked,
      isBot: isBot,
      isDiscoverable: isDiscoverable,
      avatar: try avatar.flatMap { try EarlyDraft.photo($0.id, $0.file, connection) },
      header: try header.flatMap { try EarlyDraft.photo($0.id, $0.file, connection) }
    )
  }
}
