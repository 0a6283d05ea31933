/// A person mentioned in a post.
public struct Mention: Decodable, Sendable, Hashable, Identifiable {
  /// The identity of the account; opaque.
  @Identity public var id: String
  /// The name in addresses, without the server.
  @Lenient public var username: String?
  /// The address: `user` on the same server, else `user@server`.
  @Lenient public var acct: String?
  /// The page of the person, which the link in the text leads to.
  @Lenient public var url: String?
}
