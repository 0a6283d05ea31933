/// A post as its author typed it, for editing.
public struct StatusSource: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String
  /// The text, plain.
  public var text: String
  /// The content warning, as plain text; empty if there is none.
  public var spoilerText: String

  private enum CodingKeys: String, CodingKey {
    case id, text
    case spoilerText = "spoiler_text"
  }

  /// Decodes it; missing values, and values of other types, are left empty.
  ///
  /// - Throws: `DecodingError` if it has no identity.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    text = values.lenientText(.text) ?? ""
    spoilerText = values.lenientText(.spoilerText) ?? ""
  }
}
