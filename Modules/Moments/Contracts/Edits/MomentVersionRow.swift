public import ListModel

/// What a moment said from one time on, and what its author had changed in it.
public struct MomentVersionRow: ListItemViewModel, Hashable {
  /// The identity of the version among those of its moment.
  public var id: ListItemID

  /// Who wrote it.
  public var author: PersonReference

  /// When, in few words: "5 min", "Yesterday".
  public var timeText: String

  /// When, in full; empty where nobody knows.
  public var fullTimeText: String

  /// Whether it waits to be sent: ``timeText`` says so.
  public var isPending: Bool

  /// What became another than in the version before: "Text changed", or that it is the first one.
  public var remark: String

  /// What the reader is warned of before text and photos show, if anything.
  public var contentWarning: MomentRow.ContentWarning?

  /// The text, with what was not there before marked; may be empty.
  public var text: RichText

  /// All photos, in order.
  public var photos: [ImageReference]

  /// What assistive technologies call a photo that nobody described.
  public var photoText: String

  /// The question that it asked, with answers alone; nil where there was none.
  public var poll: PollRow?

  /// Makes a row.
  public init(
    id: ListItemID,
    author: PersonReference,
    timeText: String,
    fullTimeText: String,
    isPending: Bool = false,
    remark: String,
    contentWarning: MomentRow.ContentWarning? = nil,
    text: RichText,
    photos: [ImageReference] = [],
    photoText: String = "",
    poll: PollRow? = nil
  ) {
    self.id = id
    self.author = author
    self.timeText = timeText
    self.fullTimeText = fullTimeText
    self.isPending = isPending
    self.remark = remark
    self.contentWarning = contentWarning
    self.text = text
    self.photos = photos
    self.photoText = photoText
    self.poll = poll
  }

  /// The identity of the row: that of the version.
  public var itemID: ListItemID { id }

  /// Rows with a poll have cells of their own: few have one.
  public var reuseIdentifier: String { poll == nil ? "" : "poll" }

  /// The n of the "+n" on the last photo shown; 0 where all show.
  public var hiddenPhotoCount: Int { max(0, photos.count - MomentRow.maximumShownPhotos) }

  /// Whether photos are behind a warning that the reader has not opened.
  public var arePhotosConcealed: Bool { contentWarning.map { !$0.isRevealed } ?? false }

  /// Whether text, photos and poll are behind a warning that the reader has not opened.
  public var isConcealed: Bool { arePhotosConcealed && contentWarning?.covers == .everything }
}

extension PollRow {
  /// The answers of a poll alone, of which nobody knows how many chose them.
  public init(answers: [RichText]) {
    self.init(
      options: answers.map { Option(title: $0, accessibilityText: $0.words) },
      isVoting: false,
      detail: ""
    )
  }
}
