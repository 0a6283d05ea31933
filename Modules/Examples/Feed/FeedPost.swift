import ListModel

/// A post with all its data; each controller reads the part that it shows.
nonisolated struct FeedPost: ListItemViewModel, Hashable {
  var itemID: ListItemID { ListItemID(id) }
  var id: Int
  var author: String
  var text: String
  var likeCount = 0
  var isLiked = false
  var photos: [FeedPhoto] = []
  var comments: [FeedComment] = []
}

extension FeedPost {
  nonisolated static let samples = [
    FeedPost(
      id: 1,
      author: "Ada",
      text:
        "Nine evenings on the same hill, always at the hour when the last ferry leaves. The light"
        + " is never the same twice, and neither are the clouds; only the dog beside me, asleep"
        + " before the sun has touched the water, does what she did the day before.",
      likeCount: 12,
      photos: (1...9).map { FeedPhoto(subject: "landscape/\($0)") },
      comments: [
        FeedComment(id: 11, author: "Charles", text: "The fourth is the one to print."),
        FeedComment(id: 12, author: "You", text: "And the dog?", isMine: true),
      ]
    ),
    FeedPost(id: 2, author: "Grace", text: "Found an actual bug.", likeCount: 47, isLiked: true),
    FeedPost(
      id: 3,
      author: "Mary",
      text: "Ammonites all morning. The cliff gives them away after every storm.",
      likeCount: 3,
      comments: [FeedComment(id: 31, author: "You", text: "Keep one for me!", isMine: true)]
    ),
  ]
}

/// A photo of a post.
nonisolated struct FeedPhoto: ListItemViewModel, Hashable {
  var itemID: ListItemID { ListItemID(subject) }
  var subject: String
}

/// A comment on a post; one's own can be deleted.
nonisolated struct FeedComment: ListItemViewModel, Hashable {
  var itemID: ListItemID { ListItemID(id) }
  var id: Int
  var author: String
  var text: String
  var isMine = false
}
