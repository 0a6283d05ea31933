public import Foundation

/// The reader's reading position in a timeline, on all of their devices.
public struct Marker: Decodable, Sendable, Hashable {
  /// The identity of the newest row that was read.
  public var lastReadID: String
  /// Incremented with each change.
  public var version: Int
  /// When it was set.
  public var updatedAt: Date?

  private enum CodingKeys: String, CodingKey {
    case version
    case lastReadID = "last_read_id"
    case updatedAt = "updated_at"
  }

  /// Decodes it; missing values, and values of other types, are left empty.
  ///
  /// - Throws: `DecodingError` if it names no row.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    lastReadID = try values.identity(.lastReadID)
    version = values.lenientCount(.version) ?? 0
    updatedAt = values.lenientDate(.updatedAt)
  }
}
