/// The reader's relationship with a person.
public struct Relationship: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  @Identity public var id: String
  /// Whether the reader follows them.
  @Lenient public var following: Bool
  /// Whether they follow the reader.
  @Lenient public var followedBy: Bool
  /// Whether the reader blocks them.
  @Lenient public var blocking: Bool
  /// Whether the reader mutes them.
  @Lenient public var muting: Bool
  /// Whether the reader requested to follow them and waits for an answer.
  @Lenient public var requested: Bool
  /// Whether the reader blocks their server.
  @Lenient public var domainBlocking: Bool
  @Lenient private var writtenNote: WrittenText?

  /// The reader's note about them; empty for none, nil where the server does not say.
  public var note: String? { writtenNote?.text }

  private enum CodingKeys: String, CodingKey {
    case id, following, blocking, muting, requested
    case writtenNote = "note"
    case followedBy = "followed_by"
    case domainBlocking = "domain_blocking"
  }
}
