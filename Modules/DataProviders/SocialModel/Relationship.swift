public import MomentsValues

/// The reader's relationship with a person.
public struct Relationship: Sendable, Hashable, Identifiable {
  /// The person; `Account.id`.
  public var id: String
  /// Whether the reader follows the person.
  public var following: Following
  /// Whether the person follows the reader.
  public var followsReader: Bool
  /// Whether the reader muted the person.
  public var isMuted: Bool
  /// Whether the reader blocked the person.
  public var isBlocked: Bool
  /// The reader's note about the person; empty for none, nil where the source does not say.
  public var note: String?

  /// Makes a relationship; by default none.
  public init(
    id: String,
    following: Following = .no,
    followsReader: Bool = false,
    isMuted: Bool = false,
    isBlocked: Bool = false,
    note: String? = nil
  ) {
    self.id = id
    self.following = following
    self.followsReader = followsReader
    self.isMuted = isMuted
    self.isBlocked = isBlocked
    self.note = note
  }
}
