public import Foundation

/// How far the reader has read a timeline, on all of their devices.
public struct Marker: Decodable, Sendable, Hashable {
  /// The identity of the newest row read.
  public var lastReadID: String
  /// Grows with each change.
  public var version: Int
  /// When it was set.
  public var updatedAt: Date?

  private enum CodingKeys: String, CodingKey {
    case version
    case lastReadID = "last_read_id"
    case updatedAt = "updated_at"
  }

  /// Reads it; what is missing or of another kind is left empty.
  ///
  /// - Throws: `DecodingError` if it names no row.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    lastReadID = try values.identity(.lastReadID)
    version = values.lenientCount(.version) ?? 0
    updatedAt = values.lenientDate(.updatedAt)
  }
}
