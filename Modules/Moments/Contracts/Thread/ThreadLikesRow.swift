public import ListModel

/// The likes and boosts of a thread's moment, and the people who like it.
public struct ThreadLikesRow: ListItemViewModel, Hashable {
  /// The identity of the moment.
  public var moment: ListItemID

  /// The number of likes, and the people.
  public var likes: MomentRow.Likes

  /// "24 likes": opens the list of people; `nil` if there are none, they are unknown, or their
  /// names are shown.
  public var likesTitle: String?

  /// "12 boosts": opens the list of people; `nil` if there are none, or they are unknown.
  public var boostsTitle: String?

  /// Whether the people can be shown.
  public var showsLikers: Bool

  /// The other actions of the moment.
  public var actions: MomentRow.Actions

  /// Makes a row.
  public init(
    moment: ListItemID,
    likes: MomentRow.Likes,
    likesTitle: String? = nil,
    boostsTitle: String? = nil,
    showsLikers: Bool = false,
    actions: MomentRow.Actions = .none
  ) {
    self.moment = moment
    self.likes = likes
    self.likesTitle = likesTitle
    self.boostsTitle = boostsTitle
    self.showsLikers = showsLikers
    self.actions = actions
  }

  /// The identity of the row.
  public var itemID: ListItemID { ListItemID("likes-\(moment)") }
}
