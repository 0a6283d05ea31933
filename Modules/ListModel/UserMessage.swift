/// A message to show to the reader for a few seconds, for example that a like was undone or that
/// rows were left out.
public struct UserMessage: Hashable, Sendable, Identifiable {
  /// Distinguishes two messages with the same text.
  public var id: Int

  /// The text, localised.
  public var text: String

  /// The kind of the message.
  public var kind: Kind

  /// The title of the undo button, if the action can be undone.
  public var undoTitle: String?

  /// The kind of a message.
  public enum Kind: Hashable, Sendable {
    case information
    /// An action of the reader was undone, or failed.
    case failure
  }

  /// Makes a message.
  public init(id: Int, text: String, kind: Kind, undoTitle: String? = nil) {
    self.id = id
    self.text = text
    self.kind = kind
    self.undoTitle = undoTitle
  }
}
