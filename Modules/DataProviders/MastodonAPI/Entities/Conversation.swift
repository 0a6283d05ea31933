/// A conversation of direct posts.
public struct Conversation: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  @Identity public var id: String
  /// Whether it has posts that the reader has not seen.
  @Lenient public var unread: Bool
  /// The other participants.
  @Lenient public var accounts: LossyArray<Account>
  /// Its newest post.
  @Lenient public var lastStatus: Status?

  private enum CodingKeys: String, CodingKey {
    case id, unread, accounts
    case lastStatus = "last_status"
  }
}
