package import MomentsValues

/// What an item of the outbox does.
package enum OutboxKind: String, Sendable, Hashable, CaseIterable {
  case like
  case boost
  case bookmark
  /// Pins one of the reader's own posts.
  case pin
  case follow
  /// Answers a follow request.
  case followRequest
  case mute
  case block
  case muteConversation
  /// Sets the note about a person.
  case note
  /// Dismisses a notification.
  case dismiss
  /// Changes the reader's own profile.
  case profile
  case report
  /// Makes, changes or deletes a filter.
  case filter
  case createList
  case renameList
  case deleteList
  /// Adds a person to a list, or removes them.
  case listMember
  case followTag
  case vote
  case post
  /// Schedules a post.
  case schedule
  case edit
  case delete
  /// Requests the current state of a post, because the reader discarded a change of it that may
  /// have reached the server. It is not shown in the outbox.
  case check = "look"
}

extension OutboxKind {
  /// The kind of the item that sends an action.
  package init(_ kind: ActionKind) {
    self =
      switch kind {
      case .like: .like
      case .boost: .boost
      case .bookmark: .bookmark
      case .pin: .pin
      case .follow: .follow
      case .followRequest: .followRequest
      case .mute: .mute
      case .block: .block
      case .muteConversation: .muteConversation
      case .note: .note
      case .dismiss: .dismiss
      case .profile: .profile
      case .report: .report
      case .filter: .filter
      case .createList: .createList
      case .renameList: .renameList
      case .deleteList: .deleteList
      case .listMember: .listMember
      case .followTag: .followTag
      case .vote: .vote
      case .post: .post
      case .schedule: .schedule
      case .edit: .edit
      case .delete: .delete
      }
  }
}
