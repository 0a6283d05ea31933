import Foundation

/// The code that a reader brings back from the authorization page.
struct CodeRecord: Sendable {
  var application: String
  var account: String
  var redirectURI: String
  var scopes: [String]
  var challenge: String?
  var expiresAt: Date
}
