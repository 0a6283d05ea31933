import ListModel

/// The reader's own profile.
nonisolated struct HomeProfile: ListItemViewModel, Hashable {
  var itemID: ListItemID { "profile" }
  var name: String
  var bio: String
  var followers: String
}

/// A moment of a friend.
nonisolated struct HomeMoment: ListItemViewModel, Hashable {
  var itemID: ListItemID { ListItemID(text) }
  var author: String
  var portrait: String
  var text: String
  var likeCount: Int
  var isLiked = false
}
