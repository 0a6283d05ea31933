extension Instance {
  /// A rule of the server.
  public struct Rule: Decodable, Sendable, Hashable, Identifiable {
    /// The identity at the server; opaque.
    @Identity public var id: String
    /// The rule, plain.
    public var text: String
    /// The explanation; nil before Mastodon 4.3, and where there is none.
    @Lenient public var hint: String?
  }
}
