import MomentsContracts

/// One moment of the demo, before it is put in the reader's language.
struct DemoMoment {
  var author: DemoPerson
  var minutesAgo: Int
  var text: RichText
  var photos: [PictureReference]
  var likeCount: Int
  var isLiked: Bool
  var likers: [DemoPerson]
  var commentCount: Int
  var warning: String?
  var boostedBy: DemoPerson?

  /// A moment whose text is written in the markup of ``DemoMarkup``.
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
    boostedBy: DemoPerson? = nil
  ) {
    self.author = author
    self.minutesAgo = minutesAgo
    text = DemoMarkup.read(markup)
    self.photos = photos.compactMap(\.reference)
    likeCount = likes
    self.isLiked = isLiked
    self.likers = likers
    commentCount = comments
    self.warning = warning
    self.boostedBy = boostedBy
  }
}

extension DemoMoment {
  /// Whether the text carries a hashtag, named without the number sign; case does not matter.
  func hasHashtag(_ name: String) -> Bool {
    text.runs.contains { run in
      if case .hashtag(let found) = run.kind {
        found.lowercased() == name.lowercased()
      } else {
        false
      }
    }
  }
}
