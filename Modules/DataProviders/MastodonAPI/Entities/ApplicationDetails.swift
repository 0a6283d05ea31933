/// A program as a server returns it for one of its tokens.
public struct ApplicationDetails: Decodable, Sendable, Hashable {
  /// The name that readers see when they sign in.
  @Lenient public var name: String?
  /// The page of the program, as written.
  @Lenient public var website: String?
  /// The scopes of its tokens; empty on servers before Mastodon 4.3.
  @Lenient public var scopes: [String]
}
