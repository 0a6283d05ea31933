public import Foundation

/// An announcement of the people who run a server.
public struct Announcement: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  @Identity public var id: String
  /// The text as HTML.
  @Lenient public var content: String?
  /// When it was published.
  @Lenient public var publishedAt: Date?
  /// Whether the reader dismissed it; nil where the server does not say.
  @Lenient public var read: Bool?

  private enum CodingKeys: String, CodingKey {
    case id, content, read
    case publishedAt = "published_at"
  }
}
