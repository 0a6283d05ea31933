import Foundation

/// A question.
struct PollRecord: Sendable {
  var id: String
  var account: String
  var options: [String]
  var isMultiple = false
  var hidesTotals = false
  var expiresAt: Date?
  /// The votes, by account.
  var votes: [String: Set<Int>] = [:]
}
