import SocialModel

/// One moment of the demo, as it is written down.
struct DemoMoment {
  var author: DemoPerson
  var minutesAgo: Int
  var text: FormattedText
  var photos: [DemoPicture]
  var likeCount: Int
  var isLiked: Bool
  var likers: [DemoPerson]
  var commentCount: Int
  var warning: String?
  var boostedBy: DemoPerson?
  var poll: DemoPoll?
  var quote: DemoQuote?
  /// Whether the author shows it first on their profile.
  var isPinned: Bool
  /// What it said before; nil where it was never changed.
  var edits: DemoEdits?

  /// A moment whose text is written in the markup of ``DemoRichText``.
  init(
    _ author: DemoPerson,
    minutesAgo: Int,
    _ markup: String,
    photos: [DemoPicture] = [],
    likes: Int = 0,
    isLiked: Bool = false,
    by likers: [DemoPerson] = [],
    comments: Int = 0,
    warning: String? = nil,
    boostedBy: DemoPerson? = nil,
    poll: DemoPoll? = nil,
    quotes quote: DemoQuote? = nil,
    isPinned: Bool = false,
    edits: DemoEdits? = nil
  ) {
    self.author = author
    self.minutesAgo = minutesAgo
    text = DemoRichText.read(markup)
    self.photos = photos
    likeCount = likes
    self.isLiked = isLiked
    self.likers = likers
    commentCount = comments
    self.warning = warning
    self.boostedBy = boostedBy
    self.poll = poll
    self.quote = quote
    self.isPinned = isPinned
    self.edits = edits
  }
}
