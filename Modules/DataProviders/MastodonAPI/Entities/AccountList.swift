/// A list of people whose posts make a timeline.
public struct AccountList: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String
  /// What the reader calls it.
  public var title: String?
  /// Which answers to others it shows, in the server's word: `list`, `followed`, `none` or one that
  /// came later.
  public var repliesPolicy: String?
  /// Whether its people are left out of the home timeline.
  public var exclusive: Bool

  private enum CodingKeys: String, CodingKey {
    case id, title, exclusive
    case repliesPolicy = "replies_policy"
  }

  /// Reads it; what is missing or of another kind is left empty.
  ///
  /// - Throws: `DecodingError` if it has no identity.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    title = values.lenientText(.title)
    repliesPolicy = values.lenientText(.repliesPolicy)
    exclusive = values.lenient(Bool.self, .exclusive) ?? false
  }
}
