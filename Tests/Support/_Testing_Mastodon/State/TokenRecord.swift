import Foundation

/// The account and scopes of a token.
struct TokenRecord: Sendable {
  var token: String
  var application: String
  /// Nil for a program without a reader.
  var account: String?
  var scopes: [String]
  var createdAt: Date

  /// Whether a scope, such as `write:statuses`, was granted.
  func allows(_ scope: String) -> Bool {
    if scopes.contains(scope) { return true }
    let family = String(scope.prefix { $0 != ":" })
    if scopes.contains(family) { return true }
    let ofFollow = ["follows", "blocks", "mutes"].contains { scope.hasSuffix(":\($0)") }
    return ofFollow && scopes.contains("follow")
  }
}
