import Foundation

/// A person with an account.
struct AccountRecord: Sendable {
  var id: String
  var username: String
  /// The server of a remote person.
  var domain: String?
  var displayName: String
  var note = ""
  /// The language of error texts.
  var locale = "en"
  /// The default visibility of new posts.
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
