import SocialModel

/// What some servers do not have.
enum ServerFeature: String, Sendable, Hashable, CaseIterable {
  case conversationMutes
  case reports
  case lists
  case markers
  case groupedNotifications

  /// The actions that need it.
  var actions: Set<ReaderAction.Kind> {
    switch self {
    case .conversationMutes: [.muteConversation]
    case .reports: [.report]
    case .lists: [.createList, .renameList, .deleteList, .listMember]
    case .markers, .groupedNotifications: []
    }
  }

  /// The feature that an action needs; nil for what is everywhere.
  init?(neededBy kind: ReaderAction.Kind) {
    guard let feature = Self.allCases.first(where: { $0.actions.contains(kind) }) else {
      return nil
    }
    self = feature
  }
}
