/// What an item of the outbox does.
package enum OutboxKind: String, Sendable, Hashable, CaseIterable {
  case like
  case boost
  case bookmark
  case follow
  /// Answers a request to follow the reader.
  case followRequest
  case mute
  case block
  case muteConversation
  case report
  case createList
  case renameList
  case deleteList
  /// Puts a person into a list, or takes them out.
  case listMember
  case followTag
  case vote
  case post
  case edit
  case delete
  /// Asks what a post is by now: the reader gave up a change of it that may have got to the server.
  /// Nobody sees it wait.
  case look
}
