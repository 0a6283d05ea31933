package import Foundation
package import MomentsValues
package import SocialModel

/// An item of the outbox: an action of the reader, and how far it is.
package struct OutboxRecord: Sendable, Hashable, Identifiable {
  /// The status of an item.
  enum Status: Int, Sendable {
    case waiting = 0
    case working = 1
    case refused = 2
  }

  var number: Int
  package var id: String
  package var kind: ActionKind
  /// Whether the reader discarded it after it may have reached the server: only the current state
  /// of its post is requested.
  package var isDiscarded: Bool
  /// The action, with the current identity of its subject; nil where it cannot be
  /// read, and for a discarded one.
  package var action: ReaderAction?
  var lane: String
  /// The local identity of what it makes: a post, or the lane of a list.
  package var localID: String?
  var subject: String
  var createdAt: Date
  var status: Status
  var isInFlight: Bool
  /// Whether the server may have it already.
  package var isOutcomeUnknown: Bool
  /// Incremented when the reader changes the action while it waits.
  package var revision: Int
  /// The number of attempts, including the one in progress.
  package var attempts: Int
  var retryAt: Date?
  var failure: OutboxItem.Failure?
  /// The idempotency key of the post.
  package var key: String
  /// When it was first sent with this key.
  package var firstSentAt: Date?
  /// When it was last sent.
  package var lastSentAt: Date?
  /// The poll of a vote; nil where it no longer exists, and before the item is claimed.
  package var pollID: String?
  /// Whether the reader deleted the post meanwhile, or discarded its scheduling: it must not be
  /// sent again, but found and deleted; false before the item is claimed.
  package var isWithdrawn = false

  static let columns = """
    number, id, kind, lane, local_id, action, subject, created_at, status, is_in_flight, \
    is_unknown, revision, attempts, retry_at, failure, key, first_sent_at, last_sent_at, \
    is_discarded
    """

  /// Reads ``columns``; nil for a row of an unknown kind.
  init?(_ row: borrowing SQLRow, log: TroubleLog?) {
    guard let number = row.integer(0), let id = row.text(1),
      let kind = row.text(2).flatMap({ ActionKind(rawValue: $0) }), let lane = row.text(3),
      let key = row.text(15)
    else { return nil }
    self.number = number
    self.id = id
    self.kind = kind
    self.lane = lane
    localID = row.text(4)
    action = (row.json(5, log: log) as ReaderAction?)?.naming(lane)
    subject = row.text(6) ?? ""
    createdAt = row.date(7) ?? .distantPast
    status = Status(rawValue: row.integer(8) ?? 0) ?? .waiting
    isInFlight = row.boolean(9) ?? false
    isOutcomeUnknown = row.boolean(10) ?? false
    revision = row.integer(11) ?? 0
    attempts = row.integer(12) ?? 0
    retryAt = row.date(13)
    failure = row.text(14).flatMap { OutboxItem.Failure(word: $0) }
    self.key = key
    firstSentAt = row.date(16)
    lastSentAt = row.date(17)
    isDiscarded = row.boolean(18) ?? false
  }

  /// Whether its request is in flight, or was sent with an unknown outcome.
  var mayHaveReached: Bool { isInFlight || isOutcomeUnknown }

  /// Whether it may have had its effect, and was not refused: it cannot be undone without a trace.
  var isMaybeDone: Bool { mayHaveReached && status != .refused }

  /// What the item is about: a post, a person, a list, a filter, a hashtag; the parent of a new
  /// post; nil for what is about nothing that exists.
  package var target: String? { isDiscarded ? lane : action?.subject.id }

  /// The requested state; true where there is none.
  package var isOn: Bool { action?.isOn ?? true }

  /// The text of a post, of one to schedule, or of an edit.
  package var draft: PostDraft? { action?.draft }

  /// The person to add to a list, or to remove; empty for other actions.
  var account: String { action?.account ?? "" }

  var entry: OutboxPlanner.Entry {
    OutboxPlanner.Entry(
      id: id,
      kind: kind,
      isOn: isOn,
      isRefused: status == .refused,
      mayHaveReached: mayHaveReached
    )
  }

  /// The item with the photos of its action as they are stored now.
  func withPhotos(in folder: MediaFolder, _ connection: SQLConnection) throws(SQLiteError)
    -> OutboxRecord
  {
    var record = self
    record.action = try action?.withPhotos(in: folder, connection)
    return record
  }

  /// The item as screens show it; nil where the reader discarded it, or it cannot be read.
  func item(in folder: MediaFolder, _ connection: SQLConnection) throws(SQLiteError) -> OutboxItem?
  {
    guard !isDiscarded, let action = try action?.withPhotos(in: folder, connection) else {
      return nil
    }
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
