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
    // Every kind of action is one of items, with the same name.
    self = OutboxKind(rawValue: kind.rawValue) ?? .check
  }
}
