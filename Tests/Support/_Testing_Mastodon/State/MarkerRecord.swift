import Foundation

/// The reading position of an account.
struct MarkerRecord: Sendable {
  var lastReadID: String
  var version: Int
  var updatedAt: Date
}
