package import SocialModel

/// The parts of the action of an item.
extension OutboxRecord {
  /// What the item is about: a post, a person, a list, a filter, the name of a hashtag; the parent
  /// of a new post; nil for what is about nothing that exists.
  package var target: String? {
    switch kind {
    case .follow, .followRequest, .mute, .block, .note: OutboxLane.accountID(lane)
    case .post: lane == OutboxLane.posts ? nil : lane
    case .schedule: lane == OutboxLane.schedules ? nil : lane
    case .like, .boost, .bookmark, .pin, .muteConversation, .vote, .edit, .delete, .check: lane
    case .profile, .dismiss, .createList: nil
    case .report: report?.accountID
    case .filter: OutboxLane.filterID(lane)
    case .renameList, .deleteList, .listMember: OutboxLane.listID(lane)
    case .followTag: subject
    }
  }

  /// The requested state; true where there is none.
  package var isOn: Bool { action?.isOn ?? true }

  /// The text of a post, of one to schedule, or of an edit.
  package var draft: PostDraft? { action?.draft }

  /// The content of a report.
  package var report: ReportDraft? {
    if case .report(let report) = action { report } else { nil }
  }

  /// The note about a person.
  package var note: String? {
    if case .note(let note, _) = action { note } else { nil }
  }

  /// The filter; nil where it is deleted.
  package var filter: WordFilter? {
    if case .filter(let filter) = action { filter } else { nil }
  }

  /// The title of a list.
  package var title: String {
    switch action {
    case .createList(let title), .renameList(let title, _): title
    default: ""
    }
  }

  /// The person to add to a list, or to remove.
  package var account: String {
    if case .listMember(_, let account, _) = action { account } else { "" }
  }

  /// The changes of the reader's profile.
  package var profile: ProfileChanges? {
    if case .profile(let changes) = action { changes } else { nil }
  }

  /// The notification that the reader dismissed, if that is the action.
  package var notification: DismissedNotification? {
    if case .dismissNotification(let notification) = action { notification } else { nil }
  }

  /// The indexes of the options of a vote, in ascending order.
  package var choices: [Int] {
    if case .vote(let choices, _) = action { choices } else { [] }
  }
}
