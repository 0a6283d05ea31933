/// What stands between the reader and a person.
public struct Relationship: Sendable, Hashable, Identifiable {
  /// How far the reader follows somebody.
  public enum Following: Sendable, Hashable {
    /// Not at all.
    case no
    /// The reader asked to; the person has not answered yet.
    case requested
    case yes
  }

  /// The person; `Account.id`.
  public var id: String
  /// How far the reader follows the person.
  public var following: Following
  /// Whether the person follows the reader.
  public var followsReader: Bool
  /// Whether the reader does not want to see the person's posts.
  public var isMuted: Bool
  /// Whether the reader wants no contact with the person.
  public var isBlocked: Bool
  /// What the reader wrote down about the person, for nobody else; empty for nothing, nil where the
  /// source does not say.
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
