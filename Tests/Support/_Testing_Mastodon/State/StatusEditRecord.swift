import Foundation

/// What a post said.
struct StatusEditRecord: Sendable {
  var text: String
  var spoiler: String
  var isSensitive: Bool
  var media: [String]
  var createdAt: Date
}
