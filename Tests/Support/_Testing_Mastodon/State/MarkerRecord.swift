import Foundation

/// How far somebody has read.
struct MarkerRecord: Sendable {
  var lastReadID: String
  var version: Int
  var updatedAt: Date
}
