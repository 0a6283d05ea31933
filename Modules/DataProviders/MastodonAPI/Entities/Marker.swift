public import Foundation

/// The reader's reading position in a timeline, on all of their devices.
public struct Marker: Decodable, Sendable, Hashable {
  /// The identity of the newest row that was read.
  @Identity public var lastReadID: String
  /// When it was set.
  @Lenient public var updatedAt: Date?

  private enum CodingKeys: String, CodingKey {
    case lastReadID = "last_read_id"
    case updatedAt = "updated_at"
  }
}
