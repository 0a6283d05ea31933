import LocalStore

/// What some servers do not have.
enum ServerFeature: String, Sendable, Hashable {
  case conversationMutes
  case reports
  case lists
  case markers
  case groupedNotifications
  /// The restriction of a timeline to posts with images or films.
  case mediaOnly

  /// The feature that an item of the outbox needs; nil for what is everywhere.
  init?(_ kind: OutboxKind) {
    switch kind {
    case .muteConversation: self = .conversationMutes
    case .report: self = .reports
    case .createList, .renameList, .deleteList, .listMember: self = .lists
    default: return nil
    }
  }
}
