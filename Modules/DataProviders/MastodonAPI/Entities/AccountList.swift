/// A list of people whose posts make a timeline.
public struct AccountList: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String
  /// The reader's name of it.
  public var title: String?
  /// Which replies to others it shows, as the server names it: `list`, `followed`, `none` or a
  /// later one.
  public var repliesPolicy: String?
  /// Whether its members are left out of the home timeline.
  public var exclusive: Bool

  private enum CodingKeys: String, CodingKey {
    case id, title, exclusive
    case repliesPolicy = "replies_policy"
  }

  /// Decodes it; missing values, and values of other types, are left empty.
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
