/// The quote of a post.
struct QuoteRecord: Sendable {
  var status: String
  /// `accepted`, or why it does not show.
  var state = "accepted"
}
