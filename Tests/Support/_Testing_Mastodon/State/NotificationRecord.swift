import Foundation

/// A notification of an account.
struct NotificationRecord: Sendable {
  var id: String
  var order: UInt64
  /// The recipient.
  var account: String
  var type: String
  /// The account that caused it.
  var from: String
  var status: String?
  var createdAt: Date
  var groupKey: String
}
