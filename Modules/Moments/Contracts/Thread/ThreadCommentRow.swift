public import ListModel

/// One comment of a thread, ready to show.
public struct ThreadCommentRow: ListItemViewModel, Hashable {
  /// The identity of the comment.
  public var id: ListItemID

  /// Where it stands in the tree.
  public var branch: ThreadBranch

  /// Who wrote it.
  public var author: PersonReference

  /// "Replying to Ann", where it answers another comment: shown where there is no room to indent
  /// any further.
  public var replyText: RichText?

  /// When, in few words: "5 min", "Yesterday".
  public var timeText: String

  /// When, in full, for assistive technologies.
  public var timeAccessibilityText: String

  /// Whether it is still on its way to the server: ``timeText`` says so.
  public var isPending: Bool

  /// What the reader is warned of before text and photos show, if anything.
  public var contentWarning: MomentRow.ContentWarning?

  /// The text; may be empty.
  public var text: RichText

  /// Who translated the text, or that it is being translated; `nil` where it shows as it was
  /// written.
  public var translation: TranslationNote?

  /// All photos, in order.
  public var photos: [ImageReference]

  /// What assistive technologies call a photo that nobody described.
  public var photoText: String

  /// The moment that it quotes; nil where there is none.
  public var quoted: QuotedMoment?

  /// How many like the comment, and whether the reader does.
  public var likes: MomentRow.Likes

  /// The answers to it.
  public var replies: ThreadReplies

  /// The title of the button that deletes it: there is one on the reader's own comments only.
  public var deleteTitle: String?

  /// What an assistive technology, a swipe or a menu calls answering it; `nil` where it cannot be
  /// answered.
  public var replyTitle: String?

  /// What else the reader can do with it, in its menu.
  public var actions: MomentRow.Actions

  /// Makes a row.
  public init(
    id: ListItemID,
    branch: ThreadBranch = ThreadBranch(),
    author: PersonReference,
    replyText: RichText? = nil,
    timeText: String,
    timeAccessibilityText: String,
    isPending: Bool = false,
    contentWarning: MomentRow.ContentWarning? = nil,
    text: RichText,
    translation: TranslationNote? = nil,
    photos: [ImageReference] = [],
    photoText: String = "",
    quoted: QuotedMoment? = nil,
    likes: MomentRow.Likes,
    replies: ThreadReplies,
    deleteTitle: String? = nil,
    replyTitle: String? = nil,
    actions: MomentRow.Actions = MomentRow.Actions()
  ) {
    self.id = id
    self.branch = branch
    self.author = author
    self.replyText = replyText
    self.timeText = timeText
    self.timeAccessibilityText = timeAccessibilityText
    self.isPending = isPending
    self.contentWarning = contentWarning
    self.text = text
    self.translation = translation
    self.photos = photos
    self.photoText = photoText
    self.quoted = quoted
    self.likes = likes
    self.replies = replies
    self.deleteTitle = deleteTitle
    self.replyTitle = replyTitle
    self.actions = actions
  }

  /// The identity of the row: that of the comment.
  public var itemID: ListItemID { id }

  /// Everything that its menu offers.
  public var menuActions: MomentRow.Actions {
    var actions = actions
    (actions.replyTitle, actions.deleteTitle) = (replyTitle, deleteTitle)
    return actions
  }

  /// Whether photos are behind a warning that the reader has not opened.
  public var arePhotosConcealed: Bool { contentWarning.map { !$0.isRevealed } ?? false }

  /// Whether text and photos are behind a warning that the reader has not opened.
  public var isConcealed: Bool { arePhotosConcealed && contentWarning?.covers == .everything }

  /// The n of the "+n" on the last photo shown; 0 where all show.
  public var hiddenPhotoCount: Int { max(0, photos.count - MomentRow.maximumShownPhotos) }
}
