/// Something to tell the reader for a few seconds: that a like was taken back, that rows were left
/// out.
public struct UserMessage: Hashable, Sendable, Identifiable {
  /// Tells two messages of the same text apart.
  public var id: Int

  /// What to say, localised.
  public var text: String

  /// How to say it.
  public var kind: Kind

  /// The title of a button that takes back what the message tells of, while there is one.
  public var undoTitle: String?

  /// How a message is meant.
  public enum Kind: Hashable, Sendable {
    /// Worth knowing.
    case information
    /// Something the reader did was undone, or did not work.
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
