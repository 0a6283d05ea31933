public import ListModel

/// The moment of a thread, in parts: each is a row of its own below the one before.
public struct ThreadMomentRow: ListItemViewModel, Hashable {
  /// Who wrote it, and when.
  public var author: ThreadAuthorRow

  /// What was written, if anything.
  public var text: ThreadTextRow?

  /// The photos; `nil` where there are none, and while a warning conceals them.
  public var photos: ThreadPhotosRow?

  /// The question that it asks; nil where there is none, and while a warning conceals it.
  public var poll: ThreadPollRow?

  /// The page that it links to; nil where there is none to show, and while a warning conceals it.
  public var link: ThreadLinkRow?

  /// The moment that it quotes; nil where there is none, and while a warning conceals it.
  public var quoted: ThreadQuotedRow?

  /// When it was written, in full, and who may see it; `nil` while it is on its way.
  public var detail: ThreadDetailRow?

  /// Who likes it, and what can be done with it.
  public var likes: ThreadLikesRow

  /// Makes a row.
  public init(
    author: ThreadAuthorRow,
    text: ThreadTextRow? = nil,
    photos: ThreadPhotosRow? = nil,
    poll: ThreadPollRow? = nil,
    link: ThreadLinkRow? = nil,
    quoted: ThreadQuotedRow? = nil,
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
