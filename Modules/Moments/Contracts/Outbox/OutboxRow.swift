public import ListModel
public import MomentsValues

/// An action of the reader that has not reached the server yet.
public struct OutboxRow: ListItemViewModel, Hashable {
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

  /// What the reader did; the icon shows it.
  public var kind: ActionKind

  /// Whether a post is a comment.
  public var isComment: Bool

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

  /// The identity of the row.
  public var itemID: ListItemID { id }

  /// The whole row in one sentence, for assistive technologies.
  public var accessibilityText: String {
    [title, subject, status].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
