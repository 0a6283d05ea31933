import Foundation

/// A post that waits for its time.
struct ScheduledRecord: Sendable {
  var id: String
  /// When it is posted.
  var date: Date
  /// The post, without an id yet.
  var status: StatusRecord
}
