/// The request of a subscriber.
struct StreamRequest: Sendable {
  /// The account of the streams; nil without a token.
  var account: String?
  /// The token, so that its revocation ends the connection.
  var token: String?
  /// The topics subscribed to from the start.
  var topics: Set<StreamTopic>
}
