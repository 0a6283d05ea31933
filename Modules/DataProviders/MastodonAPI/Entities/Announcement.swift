public import Foundation

/// An announcement of the people who run a server.
public struct Announcement: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String
  /// The text as HTML.
  public var content: String?
  /// When it was published.
  public var publishedAt: Date?
  /// Whether the reader dismissed it; nil where the server does not say.
  public var read: Bool?

  private enum CodingKeys: String, CodingKey {
    case id, content, read
    case publishedAt = "published_at"
  }

  /// Decodes it; missing values, and values of other types, are left empty.
  ///
  /// - Throws: `DecodingError` if it has no identity.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    content = values.lenientText(.content)
    publishedAt = values.lenientDate(.publishedAt)
    read = values.lenient(Bool.self, .read)
  }
}
