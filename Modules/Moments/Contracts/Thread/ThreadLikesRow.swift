public import ListModel

/// The likes of a thread's moment, and the people who like it.
public struct ThreadLikesRow: ListItemViewModel, Hashable {
  /// The identity of the moment.
  public var moment: ListItemID

  /// The number of likes, and the people.
  public var likes: MomentRow.Likes

  /// Whether the people can be shown.
  public var showsLikers: Bool

  /// The other actions of the moment.
  public var actions: MomentRow.Actions

  /// Makes a row.
  public init(
    moment: ListItemID,
    likes: MomentRow.Likes,
    showsLikers: Bool = false,
    actions: MomentRow.Actions = .none
  ) {
    self.moment = moment
    self.likes = likes
    self.showsLikers = showsLikers
    self.actions = actions
  }

  /// The identity of the row.
  public var itemID: ListItemID { ListItemID("likes-\(moment)") }
}
