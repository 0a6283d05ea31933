extension Instance {
  /// A rule that those who use the server agreed to.
  public struct Rule: Decodable, Sendable, Hashable, Identifiable {
    /// The identity at the server; opaque.
    public var id: String
    /// The rule, plain.
    public var text: String
    /// What explains it; nil before Mastodon 4.3, and where there is nothing to explain.
    public var hint: String?

    private enum CodingKeys: String, CodingKey {
      case id, text, hint
    }

    /// Reads a rule.
    ///
    /// - Throws: `DecodingError` if it has no identity or says nothing.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.identity(.id)
      text = try values.decode(String.self, forKey: .text)
      hint = values.lenientText(.hint)
    }
  }
}
