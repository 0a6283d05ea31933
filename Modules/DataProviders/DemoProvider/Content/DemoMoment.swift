import MomentsValues

/// One moment of the demo, as it is defined.
struct DemoMoment {
  var author: DemoPerson
  var minutesAgo: Int
  var text: RichText
  var photos: [DemoImage]
  var likeCount: Int
  var isLiked: Bool
  var likers: [DemoPerson]
  var commentCount: Int
  var warning: String?
  var boostedBy: DemoPerson?
  var boostCount: Int
  var poll: DemoPoll?
  var quote: DemoQuote?
  /// Whether the author pinned it.
  var isPinned: Bool
  /// Its language, as a BCP 47 tag; nil where it is unknown.
  var language: String?
  /// Its translations, in the markup of ``DemoRichText``, by their tags.
  var translations: [String: String]
  /// Its earlier versions; nil where it was never edited.
  var edits: DemoEdits?

  /// A moment whose text is written in the markup of ``DemoRichText``.
  init(
    _ author: DemoPerson,
    minutesAgo: Int,
    _ markup: String,
    photos: [DemoImage] = [],
    likes: Int = 0,
    isLiked: Bool = false,
    by likers: [DemoPerson] = [],
    comments: Int = 0,
    warning: String? = nil,
    boostedBy: DemoPerson? = nil,
    boosts: Int = 0,
    poll: DemoPoll? = nil,
    quotes quote: DemoQuote? = nil,
    isPinned: Bool = false,
    edits: DemoEdits? = nil,
    language: String? = nil,
    translations: [String: String] = [:]
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
    boostCount = boosts
    self.poll = poll
    self.quote = quote
    self.isPinned = isPinned
    self.edits = edits
    self.language = language
    self.translations = translations
  }
}
