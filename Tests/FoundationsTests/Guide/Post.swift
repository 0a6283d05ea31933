import Foundation
import ListModel

// The feed of docs/guides/section-controllers.md: its posts and rows.

nonisolated struct Post: ListItemViewModel, Hashable {
  var id: Int
  var author: String
  var text: String
  var likeCount = 0
  var isLiked = false
  var photos: [PostPhoto] = []
  var comments: [PostComment] = []

  var itemID: ListItemID { ListItemID(id) }
}

nonisolated struct PostComment: ListItemViewModel, Hashable {
  var id: Int
  var author: String
  var text: String
  var isMine = false

  var itemID: ListItemID { ListItemID(id) }
}

// One row each: identifiers are unique within the section of the post.

nonisolated struct AuthorRow: ListItemViewModel, Hashable {
  var name: String
  var itemID: ListItemID { "author" }
}

nonisolated struct TextRow: ListItemViewModel, Hashable {
  var text: String
  var isExpanded: Bool
  var itemID: ListItemID { "text" }
}

nonisolated struct LikesRow: ListItemViewModel, Hashable {
  var count: Int
  var isLiked: Bool
  var itemID: ListItemID { "likes" }
}

nonisolated struct PostPhoto: ListItemViewModel, Hashable {
  var id: Int
  var itemID: ListItemID { ListItemID(id) }
}
