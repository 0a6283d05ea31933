import Foundation

/// What a reader brings back from the page of signing in.
struct CodeRecord: Sendable {
  var application: String
  var account: String
  var redirectURI: String
  var scopes: [String]
  var challenge: String?
  var expiresAt: Date
}
