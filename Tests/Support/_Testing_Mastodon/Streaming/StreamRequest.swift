/// A client that wants to be told.
struct StreamRequest: Sendable {
  /// Whose streams are told; nil without a token.
  var account: String?
  /// The token, so that its revocation ends the connection.
  var token: String?
  /// What is wanted from the start.
  var topics: Set<StreamTopic>
}
