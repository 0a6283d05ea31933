import SocialModel

/// One comment of the demo, as it is written down.
struct DemoComment {
  /// Why the comment does not show at first.
  enum Cover {
    case muted
    case filtered(String)
    /// Gone; it stands only for the answers to it.
    case deleted
  }

  var author: DemoPerson
  /// How many comments it is below; its answers are those that follow and are deeper.
  var depth: Int
  var minutesAgo: Int
  var text: FormattedText
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

  /// The same, not earlier than what it is about.
  func notOlder(than moment: DemoMoment) -> DemoComment {
    var comment = self
    comment.minutesAgo = min(minutesAgo, moment.minutesAgo)
    return comment
  }

  /// A comment whose text is read already.
  init(
    _ author: DemoPerson,
    _ depth: Int,
    _ minutesAgo: Int,
    _ text: FormattedText,
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
