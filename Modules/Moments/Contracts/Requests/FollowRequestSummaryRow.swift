public import ListModel
public import MomentsLanguage

/// The number of follow requests; opens the list of them.
public struct FollowRequestSummaryRow: ListItemViewModel, Hashable {
  /// "3 people want to follow you".
  public var title: String

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - count: The number of pending requests.
  ///   - hasMore: Whether there are more than that.
  ///   - strings: The language of the app.
  public init(count: Int, hasMore: Bool = false, strings: Strings) {
    title = strings.followRequests(count, hasMore: hasMore)
  }

  /// The identity of the row: there is one.
  public var itemID: ListItemID { "follow-requests" }
}
