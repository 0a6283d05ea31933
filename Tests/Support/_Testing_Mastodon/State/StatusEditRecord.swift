import Foundation

/// What a post said.
struct StatusEditRecord: Sendable {
  var text: String
  var spoiler: String
  var isSensitive: Bool
  /// Its files as they were described then.
  var media: [MediaRecord]
  var pollOptions: [String]?
  var createdAt: Date
}
