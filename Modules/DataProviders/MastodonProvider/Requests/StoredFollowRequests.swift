/// The stored list of follow requests: in the server's order, with those that the reader has
/// answered since.
struct StoredFollowRequests: StoredValue {
  static let list = "follow-requests"

  var people: [String]
  /// Whether the server has no further pages.
  var isWhole: Bool
}
