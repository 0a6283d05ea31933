public import Foundation

/// What those who run a server announce to all its readers.
public struct Announcement: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String
  /// The text as HTML.
  public var content: String?
  /// When it was published.
  public var publishedAt: Date?
  /// Whether the reader has put it away; nil where the server does not say.
  public var read: Bool?

  private enum CodingKeys: String, CodingKey {
    case id, content, read
    case publishedAt = "published_at"
  }

  /// Reads it; what is missing or of another kind is left empty.
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
