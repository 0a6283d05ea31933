import Foundation
import SocialModel

/// An item of the outbox as it is stored.
struct StoredOutboxItem {
  /// The status of an item.
  enum Status: Int {
    case waiting = 0
    case working = 1
    case refused = 2
  }

  var number: Int
  var id: String
  var kind: OutboxKind
  var lane: String
  var localID: String?
  var isOn: Bool
  /// The indexes of the options of a vote.
  var choices: [Int]
  var draftID: String?
  var draft: StoredDraft?
  /// The content of a report.
  var report: ReportDraft?
  /// The note about a person.
  var note: String?
  var filter: StoredFilter?
  /// The title of a list.
  var title: String
  /// The person to add to a list, or to remove.
  var account: String
  /// The changes of the reader's profile.
  var profile: StoredProfileChanges?
  /// The dismissed notification.
  var notification: StoredDismissal?
  var subject: String
  var createdAt: Date
  var status: Status
  var isInFlight: Bool
  var isUnknown: Bool
  var revision: Int
  var attempts: Int
  var retryAt: Date?
  var failure: OutboxItem.Failure?
  var key: String
  var firstSentAt: Date?
  var lastSentAt: Date?

  static let columns = """
    number, id, kind, lane, local_id, wish, draft_id, draft, subject, created_at, status, \
    is_in_flight, is_unknown, revision, attempts, retry_at, failure, key, first_sent_at, \
    last_sent_at, choices, report, note, filter, title, account, profile, notification
    """

  /// Reads ``columns``; nil for a row of an unknown kind.
  init?(_ row: borrowing SQLRow, log: TroubleLog?) {
    guard let number = row.integer(0), let id = row.text(1),
      let kind = row.text(2).flatMap({ OutboxKind(rawValue: $0) }), let lane = row.text(3),
      let key = row.text(17)
    else { return nil }
    self.number = number
    self.id = id
    self.kind = kind
    self.lane = lane
    localID = row.text(4)
    isOn = row.boolean(5) ?? true
    draftID = row.text(6)
    draft = row.json(7, log: log)
    subject = row.text(8) ?? ""
    createdAt = row.date(9) ?? .distantPast
    status = Status(rawValue: row.integer(10) ?? 0) ?? .waiting
    isInFlight = row.boolean(11) ?? false
    isUnknown = row.boolean(12) ?? false
    revision = row.integer(13) ?? 0
    attempts = row.integer(14) ?? 0
    retryAt = row.date(15)
    failure = row.text(16).flatMap { OutboxItem.Failure(word: $0) }
    self.key = key
    firstSentAt = row.date(18)
    lastSentAt = row.date(19)
    choices = row.text(20).map(VoteChoices.places) ?? []
    report = (row.json(21, log: log) as StoredReport?)?.report
    note = row.text(22)
    filter = row.json(23, log: log)
    title = row.text(24) ?? ""
    account = row.text(25) ?? ""
    profile = row.json(26, log: log)
    notification = row.json(27, log: log)
  }

  /// Whether its request is in flight, or was sent with an unknown outcome.
  var mayHaveReached: Bool { isInFlight || isUnknown }

  var entry: OutboxPlanner.Entry {
    OutboxPlanner.Entry(
      id: id,
      kind: kind,
      isOn: isOn,
      isRefused: status == .refused,
      mayHaveReached: mayHaveReached
    )
  }

  /// The parent of a post.
  private var answered: String? {
    switch kind {
    case .post where lane != OutboxLane.posts: lane
    case .schedule where lane != OutboxLane.schedules: lane
    default: nil
    }
  }

  /// The draft of a post or an edit.
  func postDraft(in folder: MediaFolder, _ connection: SQLConnection) throws -> PostDraft? {
    try draft?.draft(
      id: draftID ?? id,
      replyTo: answered,
      edited: kind == .edit ? lane : nil
    ) { try MediaTable.media(id: $0, in: folder, connection) }
  }

  /// The reader's action; nil where it was not an action of theirs, or where its draft is damaged.
  func action(in folder: MediaFolder, _ connection: SQLConnection) throws -> ReaderAction? {
    switch kind {
    case .like: .like(isOn, postID: lane)
    case .boost: .boost(isOn, postID: lane)
    case .bookmark: .bookmark(isOn, postID: lane)
    case .pin: .pin(isOn, postID: lane)
    case .follow: .follow(isOn, accountID: OutboxLane.accountID(lane))
    case .followRequest:
      .followRequest(accepted: isOn, accountID: OutboxLane.accountID(lane))
    case .mute: .mute(isOn, accountID: OutboxLane.accountID(lane))
    case .block: .block(isOn, accountID: OutboxLane.accountID(lane))
    case .muteConversation: .muteConversation(isOn, postID: lane)
    case .note: .note(note ?? "", accountID: OutboxLane.accountID(lane))
    case .dismiss: notification.map { .dismissNotification($0.notification) }
    case .profile:
      try profile.map { .profile(try $0.changes(in: folder, connection)) }
    case .report: report.map(ReaderAction.report)
    case .filter:
      isOn
        ? filter.map { .filter($0.filter) } : .deleteFilter(OutboxLane.filterID(lane))
    case .createList: .createList(title: title)
    case .renameList: .renameList(title: title, listID: OutboxLane.listID(lane))
    case .deleteList: .deleteList(listID: OutboxLane.listID(lane))
    case .listMember:
      .listMember(isOn, accountID: account, listID: OutboxLane.listID(lane))
    case .followTag: .followTag(isOn, name: subject)
    case .vote: .vote(choices, postID: lane)
    case .delete: .delete(postID: lane)
    case .check: nil
    case .post: try postDraft(in: folder, connection).map(ReaderAction.post)
    case .schedule:
      try postDraft(in: folder, connection).map { ReaderAction.schedule(isOn, $0) }
    case .edit: try postDraft(in: folder, connection).map(ReaderAction.edit)
    }
  }

  /// The item as screens show it.
  func item(in folder: MediaFolder, _ connection: SQLConnection) throws -> OutboxItem? {
    guard let action = try action(in: folder, connection) else { return nil }
    return OutboxItem(
      id: id,
      action: action,
      subject: subject,
      createdAt: createdAt,
      state: try state(connection)
    )
  }

  private func state(_ connection: SQLConnection) throws(SQLiteError) -> OutboxItem.State {
    switch status {
    case .refused: .refused(failure ?? .refused(nil))
    case .working: .sending(progress: try progress(connection))
    case .waiting:
      if let failure {
        .retrying(at: retryAt ?? createdAt, reason: failure)
      } else {
        .waiting
      }
    }
  }

  /// The fraction of a post that was sent: each photo counts as a part, and the text.
  private func progress(_ connection: SQLConnection) throws(SQLiteError) -> Double {
    guard let all = draft?.media.count, all > 0 else { return 0 }
    let owner = MediaTable.Owner.outbox(id).text
    // The whole photo of a cropped one is stored and never sent.
    let sent =
      try connection.query(
        "SELECT count(server_id) FROM media WHERE owner = ?",
        owner
      ) { $0.integer(0) }.first ?? 0
    return Double(sent) / Double(all + 1)
  }
}
