/// A program that registered.
struct ApplicationRecord: Sendable {
  var id: String
  var name: String
  var website: String?
  var redirectURIs: [String]
  var scopes: [String]
  var clientID: String
  var clientSecret: String
}
