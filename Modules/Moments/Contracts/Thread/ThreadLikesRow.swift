public import ListModel

/// The likes of a thread's moment, and who gave them.
public struct ThreadLikesRow: ListItemViewModel, Hashable {
  /// The identity of the moment.
  public var moment: ListItemID

  /// How many like it, and who.
  public var likes: MomentRow.Likes

  /// Makes a row.
  public init(moment: ListItemID, likes: MomentRow.Likes) {
    self.moment = moment
    self.likes = likes
  }

  /// The identity of the row.
  public var itemID: ListItemID { ListItemID("likes-\(moment)") }
}
