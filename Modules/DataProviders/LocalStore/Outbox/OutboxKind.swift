/// What an item of the outbox does.
package enum OutboxKind: String, Sendable, Hashable, CaseIterable {
  case like
  case boost
  case bookmark
  /// Shows one of the reader's own posts first on their profile.
  case pin
  case follow
  /// Answers a request to follow the reader.
  case followRequest
  case mute
  case block
  case muteConversation
  /// Writes something down about a person, for the reader alone.
  case note
  /// Takes a notification away.
  case dismiss
  /// Changes the reader's own profile.
  case profile
  case report
  /// Makes, changes or deletes a filter.
  case filter
  case createList
  case renameList
  case deleteList
  /// Puts a person into a list, or takes them out.
  case listMember
  case followTag
  case vote
  case post
  /// Hands a post over to be posted at a time.
  case schedule
  case edit
  case delete
  /// Asks what a post is by now: the reader gave up a change of it that may have got to the server.
  /// Nobody sees it wait.
  case look
}
