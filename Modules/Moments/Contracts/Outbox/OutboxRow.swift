public import ListModel

/// An action of the reader that has not reached the server yet.
public struct OutboxRow: ListItemViewModel, Hashable {
  /// The kind of action.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A like, or its removal.
    case like
    /// A boost, or its removal.
    case boost
    /// A bookmark, or its removal.
    case bookmark
    /// Pinning or unpinning a moment.
    case pin
    /// A vote in a poll.
    case vote
    /// Following or unfollowing a person.
    case follow
    /// The answer to a follow request.
    case followRequest
    /// Muting or unmuting a person.
    case mute
    /// Blocking or unblocking a person.
    case block
    /// Muting or unmuting a conversation.
    case muteConversation
    /// A note about a person.
    case note
    /// Dismissing a notification.
    case dismiss
    /// A change of the reader's profile.
    case profile
    /// A report of a person.
    case report
    /// Creating, changing or deleting a filter.
    case filter
    /// Creating a list of people.
    case createList
    /// Renaming a list.
    case renameList
    /// Deleting a list.
    case deleteList
    /// Adding a person to a list, or removing them.
    case listMember
    /// Following or unfollowing a hashtag.
    case followTag
    case moment
    case comment
    /// Scheduling a post, or deleting a scheduled one.
    case scheduled
    /// An edit of a moment.
    case edit
    /// Deleting a moment.
    case delete
  }

  /// The progress of an item.
  public enum Progress: Hashable, Sendable {
    case waiting
    /// It is being sent; from 0 to 1.
    case sending(Double)
    /// It failed and is retried automatically.
    case retrying
    /// It was rejected, and waits for the reader.
    case refused
  }

  /// The identity of the row; opaque.
  public var id: ListItemID

  /// The kind of action.
  public var kind: Kind

  /// "Like", "Comment".
  public var title: String

  /// The object of the action: the beginning of a text, a name; may be empty.
  public var subject: String

  /// "Waits for the network", "Refused: this text is too long".
  public var status: String

  /// Whether it waits, is being sent, is retried or was rejected.
  public var progress: Progress

  /// The title of the button that opens a rejected post in the composer; `nil` if it has no text.
  public var editTitle: String?

  /// The title of the retry button; `nil` while there is nothing to retry.
  public var retryTitle: String?

  /// The title of the discard button; `nil` while it is being sent.
  public var discardTitle: String?

  /// Makes a row.
  public init(
    id: ListItemID,
    kind: Kind,
    title: String,
    subject: String,
    status: String,
    progress: Progress,
    editTitle: String? = nil,
    retryTitle: String? = nil,
    discardTitle: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.subject = subject
    self.status = status
    self.progress = progress
    self.editTitle = editTitle
    self.retryTitle = retryTitle
    self.discardTitle = discardTitle
  }

  /// The identity of the row.
  public var itemID: ListItemID { id }

  /// The whole row in one sentence, for assistive technologies.
  public var accessibilityText: String {
    [title, subject, status].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
