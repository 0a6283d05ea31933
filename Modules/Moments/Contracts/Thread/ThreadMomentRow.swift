public import ListModel

/// The moment of a thread, in parts: each is a row of its own below the one before.
public struct ThreadMomentRow: ListItemViewModel, Hashable {
  /// The author, and the time.
  public var author: ThreadAuthorRow

  /// The text, if any.
  public var text: ThreadTextRow?

  /// The photos; `nil` if there are none, and while a warning conceals them.
  public var photos: ThreadPhotosRow?

  /// The poll; nil if there is none, and while a warning conceals it.
  public var poll: ThreadBoxRow<PollRow>?

  /// The page that it links to; nil if there is none to show, and while a warning conceals it.
  public var link: ThreadBoxRow<LinkPreview>?

  /// The moment that it quotes; nil if there is none, and while a warning conceals it.
  public var quoted: ThreadBoxRow<QuotedMoment>?

  /// The time in full, and the visibility; `nil` while it is being sent.
  public var detail: ThreadDetailRow?

  /// The likes, and the actions.
  public var likes: ThreadLikesRow

  /// Makes a row.
  public init(
    author: ThreadAuthorRow,
    text: ThreadTextRow? = nil,
    photos: ThreadPhotosRow? = nil,
    poll: ThreadBoxRow<PollRow>? = nil,
    link: ThreadBoxRow<LinkPreview>? = nil,
    quoted: ThreadBoxRow<QuotedMoment>? = nil,
    detail: ThreadDetailRow? = nil,
    likes: ThreadLikesRow
  ) {
    self.author = author
    self.text = text
    self.photos = photos
    self.poll = poll
    self.link = link
    self.quoted = quoted
    self.detail = detail
    self.likes = likes
  }

  /// There is one in a list.
  public var itemID: ListItemID { "thread-moment" }
}
