import MomentsValues

/// One comment of the demo, as it is defined.
struct DemoComment {
  /// The reason the comment is covered at first.
  enum Cover {
    case muted
    case filtered(String)
    /// Deleted; a placeholder for its replies.
    case deleted
  }

  var author: DemoPerson
  /// The depth of the comment; the deeper ones that follow are its replies.
  var depth: Int
  var minutesAgo: Int
  var text: RichText
  var photos: [DemoImage]
  var likeCount: Int
  var isLiked: Bool
  var warning: String?
  var cover: Cover?
  /// Whether it is still being sent.
  var isPending = false

  /// A comment whose text is written in the markup of ``DemoRichText``.
  init(
    _ author: DemoPerson,
    _ depth: Int,
    _ minutesAgo: Int,
    _ markup: String,
    photos: [DemoImage] = [],
    likes: Int = 0,
    isLiked: Bool = false,
    warning: String? = nil,
    cover: Cover? = nil
  ) {
    self.init(
      author,
      depth,
      minutesAgo,
      DemoRichText.read(markup),
      photos: photos,
      likes: likes
    )
    self.isLiked = isLiked
    self.warning = warning
    self.cover = cover
  }

  /// The same comment, not older than its moment.
  func notOlder(than moment: DemoMoment) -> DemoComment {
    var comment = self
    comment.minutesAgo = min(minutesAgo, moment.minutesAgo)
    return comment
  }

  /// A comment whose text is parsed already.
  init(
    _ author: DemoPerson,
    _ depth: Int,
    _ minutesAgo: Int,
    _ text: RichText,
    photos: [DemoImage] = [],
    likes: Int = 0
  ) {
    self.author = author
    self.depth = depth
    self.minutesAgo = minutesAgo
    self.text = text
    self.photos = photos
    likeCount = likes
    isLiked = false
  }
}
