import ListModel

/// Who wrote a post.
nonisolated struct FeedAuthorRow: ListItemViewModel, Hashable {
  var itemID: ListItemID { "author" }
  var name: String
}

/// The text of a post, folded or not.
nonisolated struct FeedTextRow: ListItemViewModel, Hashable {
  var itemID: ListItemID { "text" }
  var text: String
  var isExpanded: Bool
}

/// The likes of a post.
nonisolated struct FeedLikesRow: ListItemViewModel, Hashable {
  var itemID: ListItemID { "likes" }
  var count: Int
  var isLiked: Bool
}

/// The photos of a post, where rows are registered by their type.
nonisolated struct FeedPhotosRow: ListItemViewModel, Hashable {
  var itemID: ListItemID { "photos" }
  var photos: [FeedPhoto]
}

/// An advertisement between two posts.
nonisolated struct FeedAdvertisement: ListItemViewModel, Hashable {
  var itemID: ListItemID { ListItemID("advertisement \(text)") }
  var text: String
}
