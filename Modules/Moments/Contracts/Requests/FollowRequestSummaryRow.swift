public import ListModel

/// How many people ask to follow the reader; leads to all of them.
public struct FollowRequestSummaryRow: ListItemViewModel, Hashable {
  /// "3 people want to follow you".
  public var title: String

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - count: How many wait for an answer.
  ///   - hasMore: Whether there are more than that.
  ///   - strings: The language of the app.
  public init(count: Int, hasMore: Bool = false, strings: Strings) {
    title = strings.followRequests(count, hasMore: hasMore)
  }

  /// The identity of the row: there is one.
  public var itemID: ListItemID { "follow-requests" }
}
