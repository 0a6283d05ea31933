public import ListModel

/// The poll of a thread's moment.
public struct ThreadPollRow: ListItemViewModel, Hashable {
  /// The identity of the moment.
  public var moment: ListItemID

  /// The options to choose from, or the results.
  public var poll: PollRow

  /// Makes a row.
  public init(moment: ListItemID, poll: PollRow) {
    self.moment = moment
    self.poll = poll
  }

  /// The identity of the row.
  public var itemID: ListItemID { ListItemID("poll-\(moment)") }
}
