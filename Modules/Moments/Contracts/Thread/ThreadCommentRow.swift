public import ListModel
public import MomentsValues

/// One comment of a thread, ready to show.
public struct ThreadCommentRow: ListItemViewModel, Hashable {
  /// The identity of the comment.
  public var id: ListItemID

  /// Its position in the tree.
  public var branch: ThreadBranch

  /// Who wrote the comment.
  public var author: PersonReference

  /// "Replying to Ann", if it replies to another comment: shown where there is no space to indent
  /// any further.
  public var replyText: RichText?

  /// The time, short: "5 min", "Yesterday".
  public var timeText: String

  /// The time in full, for assistive technologies.
  public var timeAccessibilityText: String

  /// Whether it is not sent yet; ``timeText`` shows that.
  public var isPending: Bool

  /// The content warning, shown before text and photos, if any.
  public var contentWarning: MomentRow.ContentWarning?

  /// The text; may be empty.
  public var text: RichText

  /// The translator of the text, or that it is being translated; `nil` for the original.
  public var translation: TranslationNote?

  /// All photos, in order.
  public var photos: [ImageReference]

  /// The accessibility label of a photo without a description.
  public var photoText: String

  /// The moment that it quotes; nil if there is none.
  public var quoted: QuotedMoment?

  /// The number of likes, and whether the reader likes the comment.
  public var likes: MomentRow.Likes

  /// The number of all descendants, and whether they are hidden.
  public var replies: ThreadReplies

  /// The actions besides liking: replying, deleting one's own, and those of its menu.
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
    actions: MomentRow.Actions = .none
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
    self.actions = actions
  }

  /// The identity of the row: that of the comment.
  public var itemID: ListItemID { id }

  /// Whether photos are behind a warning that the reader has not opened.
  public var arePhotosConcealed: Bool { contentWarning.map { !$0.isRevealed } ?? false }

  /// Whether text and photos are behind a warning that the reader has not opened.
  public var isConcealed: Bool { arePhotosConcealed && contentWarning?.covers == .everything }

  /// The n of the "+n" on the last visible photo; 0 if all are visible.
  public var hiddenPhotoCount: Int { max(0, photos.count - MomentRow.maximumShownPhotos) }
}
