import MomentsValues
import SocialModel

/// What the store does with the actions of one kind; ``OutboxRecord/storing`` finds it.
///
/// The outbox itself knows no kind: it keeps the order of items, claims them, retries them and
/// removes them. All functions are called inside of a transaction.
protocol ActionStoring: Sendable {
  /// The subjects that ``lay(_:lane:in:)`` changes; nil for an action without an overlay in a
  /// table.
  var subject: OutboxLane.Subject? { get }

  /// Whether a later action of the same kind in its lane takes the place of a refused one.
  var isReplacedByLater: Bool { get }

  /// Changes the queue by a new action, and shows what the overlay does not show.
  ///
  /// - Returns: The item that sends it; nil where nothing needs to be sent.
  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String?

  /// The state at the server that an action would change; nil where it is unknown.
  func isConfirmed(_ action: ReaderAction, in connection: SQLConnection) throws -> Bool?

  /// Computes the overlay of a lane from its items of the kind that are not refused, the oldest
  /// first.
  func lay(_ items: [OutboxRecord], lane: String, in writer: OutboxWriter) throws

  /// Makes the requested state the confirmed one.
  func confirm(_ row: OutboxRecord, in writer: OutboxWriter) throws

  /// Stores the server's result as the confirmed state.
  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws

  /// Undoes what ``plan(_:in:)`` showed, because the server refuses it.
  ///
  /// - Returns: Whether the item stays, for the reader to decide.
  func refuse(_ row: OutboxRecord, in writer: OutboxWriter) throws -> Bool

  /// Shows a refused item again, which is retried.
  func show(_ row: OutboxRecord, in writer: OutboxWriter) throws

  /// Removes an item with its effect.
  ///
  /// - Returns: The draft of the reader, which is stored again.
  func discard(_ row: OutboxRecord, in writer: OutboxWriter) throws -> PostDraft?
}

extension ActionStoring {
  var subject: OutboxLane.Subject? { nil }
  var isReplacedByLater: Bool { true }

  func isConfirmed(_ action: ReaderAction, in connection: SQLConnection) throws -> Bool? { nil }

  func lay(_ items: [OutboxRecord], lane: String, in writer: OutboxWriter) throws {}

  func confirm(_ row: OutboxRecord, in writer: OutboxWriter) throws {}

  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws {
    switch result {
    case .settled: try confirm(row, in: writer)
    case .post(let moment): try MomentTable.save([moment], in: writer.connection)
    case .relationship(let found): try RelationshipTable.save([found], in: writer.connection)
    case .account(let account):
      try AccountTable.save([account], from: .itself, in: writer.connection)
    default: break
    }
  }

  func refuse(_ row: OutboxRecord, in writer: OutboxWriter) throws -> Bool { true }

  func show(_ row: OutboxRecord, in writer: OutboxWriter) throws {}

  /// Sends the opposite after what may have reached the server.
  ///
  /// What has no opposite is removed: if it arrived, the next read of its subject shows it.
  func discard(_ row: OutboxRecord, in writer: OutboxWriter) throws -> PostDraft? {
    if row.isMaybeDone, let opposite = row.action?.opposite {
      try writer.toggle(opposite, lane: row.lane, subject: row.subject)
    } else {
      try writer.remove([row.id])
      try writer.refresh(row.lane)
    }
    return nil
  }
}

extension OutboxRecord {
  /// What the store does with the item.
  var storing: any ActionStoring { isDiscarded ? DiscardedStoring() : kind.storing }
}

extension ActionKind {
  /// What the store does with actions of the kind.
  var storing: any ActionStoring {
    switch self {
    case .like: MarkStoring(column: "wanted_like", scope: { _ in .likes })
    case .boost: MarkStoring(column: "wanted_boost")
    case .bookmark: MarkStoring(column: "wanted_bookmark", scope: { _ in .bookmarks })
    case .pin: MarkStoring(column: "wanted_pin", scope: { .pinned(accountID: $0.author.id) })
    case .muteConversation: MarkStoring(column: "wanted_mute")
    case .follow: RelationStoring(subject: .account)
    case .mute, .block: RelationStoring()
    case .followRequest: FollowRequestStoring()
    case .note: NoteStoring()
    case .dismiss: DismissalStoring()
    case .profile: ProfileStoring()
    case .report: ReportStoring()
    case .filter: FilterStoring()
    case .createList: NewListStoring()
    case .renameList: ListTitleStoring()
    case .deleteList: ListDeletionStoring()
    case .listMember: ListMemberStoring()
    case .followTag: TagStoring()
    case .vote: VoteStoring()
    case .post: PostStoring()
    case .schedule: ScheduleStoring()
    case .edit: EditStoring()
    case .delete: DeletionStoring()
    }
  }
}
