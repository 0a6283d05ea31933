import Foundation

/// Something that an account is told.
struct NotificationRecord: Sendable {
  var id: String
  var order: UInt64
  /// Who is told.
  var account: String
  var type: String
  /// Who did it.
  var from: String
  var status: String?
  var createdAt: Date
  var groupKey: String
}
