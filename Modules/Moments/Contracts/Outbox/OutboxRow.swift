public import ListModel

/// Something the reader did that has not reached the server yet.
public struct OutboxRow: ListItemViewModel, Hashable {
  /// What the reader did.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Liked something, or took that back.
    case like
    /// Shared something, or took that back.
    case boost
    /// Bookmarked something, or took that back.
    case bookmark
    /// Showed a moment first on their profile, or took that back.
    case pin
    /// A vote in a poll.
    case vote
    /// Followed somebody, or ended that.
    case follow
    /// Let somebody who asked follow them, or not.
    case followRequest
    /// Muted somebody, or took that back.
    case mute
    /// Blocked somebody, or took that back.
    case block
    /// Muted a conversation, or took that back.
    case muteConversation
    /// Wrote something down about somebody.
    case note
    /// Dismissed a notification.
    case dismiss
    /// Changed their own profile.
    case profile
    /// Reported somebody.
    case report
    /// Made or changed a filter, or deleted it.
    case filter
    /// Made a list of people.
    case createList
    /// Called a list something else.
    case renameList
    /// Deleted a list.
    case deleteList
    /// Put somebody into a list, or took them out.
    case listMember
    /// Followed a hashtag, or ended that.
    case followTag
    /// Wrote a moment.
    case moment
    /// Wrote a comment.
    case comment
    /// Wrote something to be posted at a time, or gave that up.
    case scheduled
    /// Changed a moment.
    case edit
    /// Deleted a moment.
    case delete
  }

  /// How it fares.
  public enum Progress: Hashable, Sendable {
    /// It waits.
    case waiting
    /// It is being sent; from 0 to 1.
    case sending(Double)
    /// It did not work and is tried again by itself.
    case retrying
    /// It was refused, and waits for the reader.
    case refused
  }

  /// The identity of the row; opaque.
  public var id: ListItemID

  /// What the reader did.
  public var kind: Kind

  /// "Like", "Comment".
  public var title: String

  /// What it was done to: the beginning of a text, a name; may be empty.
  public var subject: String

  /// "Waits for the network", "Refused: this text is too long".
  public var status: String

  /// How it fares.
  public var progress: Progress

  /// The title of the button that takes what was refused back into the sheet to write in; `nil`
  /// where nothing was written.
  public var editTitle: String?

  /// The title of the button that tries it again; `nil` while there is nothing to try again.
  public var retryTitle: String?

  /// The title of the button that gives it up; `nil` while it is being sent.
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
