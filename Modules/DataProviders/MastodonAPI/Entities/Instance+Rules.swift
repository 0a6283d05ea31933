extension Instance {
  /// A rule of the server.
  public struct Rule: Decodable, Sendable, Hashable, Identifiable {
    /// The identity at the server; opaque.
    public var id: String
    /// The rule, plain.
    public var text: String
    /// The explanation; nil before Mastodon 4.3, and where there is none.
    public var hint: String?

    private enum CodingKeys: String, CodingKey {
      case id, text, hint
    }

    /// Reads a rule.
    ///
    /// - Throws: `DecodingError` if it has no identity or no text.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.identity(.id)
      text = try values.decode(String.self, forKey: .text)
      hint = values.lenientText(.hint)
    }
  }
}
