import Foundation

/// A filter of an account.
struct FilterRecord: Sendable {
  struct Keyword: Sendable {
    var id: String
    var word: String
    var isWholeWord: Bool
  }

  var id: String
  var account: String
  var title: String
  var contexts: [String]
  var action: String
  var expiresAt: Date?
  var keywords: [Keyword] = []
}
