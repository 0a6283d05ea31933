import Foundation

/// A version of a post.
struct StatusEditRecord: Sendable {
  var text: String
  var spoiler: String
  var isSensitive: Bool
  /// Its files as they were described then.
  var media: [MediaRecord]
  var pollOptions: [String]?
  var createdAt: Date
}
