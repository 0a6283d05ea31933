public import ListModel
public import MomentsValues

/// One version of a moment, and its changes from the previous one.
public struct MomentVersionRow: ListItemViewModel, Hashable {
  /// The identity of the version among those of its moment.
  public var id: ListItemID

  /// Shown above the text, with the portrait.
  public var author: PersonReference

  /// The time, short: "5 min", "Yesterday".
  public var timeText: String

  /// The time in full; empty if it is unknown.
  public var fullTimeText: String

  /// Whether it is not sent yet; ``timeText`` shows that.
  public var isPending: Bool

  /// The changes from the previous version: "Text changed", or that it is the first one.
  public var remark: String

  /// The content warning, shown before text and photos, if any.
  public var contentWarning: MomentRow.ContentWarning?

  /// The text, with the additions marked; may be empty.
  public var text: RichText

  /// All photos, in order.
  public var photos: [ImageReference]

  /// The accessibility label of a photo without a description.
  public var photoText: String

  /// The poll, with its options only; nil if there was none.
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

  /// Rows with a poll have separate cells: few have one.
  public var reuseIdentifier: String { poll == nil ? "" : "poll" }

  /// The n of the "+n" on the last visible photo; 0 if all are visible.
  public var hiddenPhotoCount: Int { max(0, photos.count - MomentRow.maximumShownPhotos) }

  /// Whether photos are behind a warning that the reader has not opened.
  public var arePhotosConcealed: Bool { contentWarning.map { !$0.isRevealed } ?? false }

  /// Whether text, photos and poll are behind a warning that the reader has not opened.
  public var isConcealed: Bool { arePhotosConcealed && contentWarning?.covers == .everything }
}

extension PollRow {
  /// The options of a poll alone, whose number of votes is unknown.
  public init(answers: [RichText]) {
    self.init(
      options: answers.map { Option(title: $0, accessibilityText: $0.words) },
      isVoting: false,
      detail: ""
    )
  }
}
