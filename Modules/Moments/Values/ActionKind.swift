/// The kind of something that a reader does, which sources support or do not.
public enum ActionKind: String, Sendable, Hashable, CaseIterable {
  case like, boost, bookmark
  /// Pinning or unpinning one of the reader's own moments.
  case pin
  /// A vote in a poll.
  case vote
  /// Muting or unmuting a conversation.
  case muteConversation
  case follow
  /// The answer to a follow request.
  case followRequest
  case mute, block
  /// A note about a person.
  case note
  /// A report of a person.
  case report
  /// Dismissing a notification.
  case dismiss
  /// A change of the reader's own profile.
  case profile
  /// Making, changing or deleting a filter.
  case filter
  /// Following or unfollowing a hashtag.
  case followTag
  case createList, renameList, deleteList
  /// Adding a person to a list, or removing them.
  case listMember
  /// A new moment or comment.
  case post
  /// Scheduling a post, or deleting a scheduled one.
  case schedule
  case edit, delete
}
