import Foundation

/// Somebody with an account.
struct AccountRecord: Sendable {
  var id: String
  var username: String
  /// The server of somebody from elsewhere.
  var domain: String?
  var displayName: String
  var note = ""
  /// The language of error texts.
  var locale = "en"
  /// What new posts begin with.
  var defaultVisibility = "public"
  var defaultLanguage: String?
  var defaultQuotePolicy = "public"
  var marksImagesSensitive = false
  var isLocked = false
  var isBot = false
  var isDiscoverable = true
  var hidesCollections = false
  /// Paths of images at this server, or addresses.
  var avatar: String?
  var header: String?
  var fields: [FormField] = []
  var createdAt: Date

  /// The address, as this server writes it.
  var acct: String { username + (domain.map { "@\($0)" } ?? "") }
}
