import Foundation

/// A post that waits for its time.
struct ScheduledRecord: Sendable {
  var id: String
  /// When it is posted.
  var date: Date
  /// What is posted, without a place in time yet.
  var status: StatusRecord
}
