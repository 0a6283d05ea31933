/// A list of people whose posts make a timeline.
public struct AccountList: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String
  /// What the reader calls it.
  public var title: String?

  private enum CodingKeys: String, CodingKey {
    case id, title
  }

  /// Reads it; what is missing or of another kind is left empty.
  ///
  /// - Throws: `DecodingError` if it has no identity.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    title = values.lenientText(.title)
  }
}
