public import ListModel
public import MomentsValues

/// One moment of the timeline, ready to show: all texts are localised, nothing is left to compute.
public struct MomentRow: ListItemViewModel, Hashable {
  /// The identity of the moment.
  ///
  /// A boost and the moment boosted have different ones.
  public var id: ListItemID

  /// Who wrote it, also where somebody else boosted it.
  public var author: PersonReference

  /// "Ann boosted", above the author, if the moment is a boost.
  public var boostedBy: RichText?

  /// The time, short: "5 min", "Yesterday".
  public var timeText: String

  /// The time in full, for assistive technologies.
  public var timeAccessibilityText: String

  /// Whether the reader wrote it.
  public var isOwn: Bool

  /// Whether it is not sent yet; ``timeText`` shows that.
  public var isPending: Bool

  /// The content warning, shown before text and photos, if any.
  public var contentWarning: ContentWarning?

  /// The text; may be empty.
  public var text: RichText

  /// Whether the text is long enough to fold, and whether it is folded.
  public var folding: Folding

  /// The translator of the text, or that it is being translated; `nil` for the original.
  public var translation: TranslationNote?

  /// All photos, in order.
  ///
  /// Shown are ``shownPhotos``.
  public var photos: [ImageReference]

  /// The accessibility label of a photo without a description.
  public var photoText: String

  /// The poll; nil if there is none.
  public var poll: PollRow?

  /// The page that it links to; nil if there is none to show.
  public var link: LinkPreview?

  /// The moment that it quotes; nil if there is none.
  public var quoted: QuotedMoment?

  /// Likes and the people who like it.
  public var likes: Likes

  /// The number of comments, as text and for assistive technologies.
  public var comments: Comments

  /// The other actions.
  public var actions: Actions

  /// Who may see it, whether it was edited, and the heading above the author.
  public var marks: Marks

  /// Makes a row.
  public init(
    id: ListItemID,
    author: PersonReference,
    boostedBy: RichText? = nil,
    timeText: String,
    timeAccessibilityText: String,
    isOwn: Bool = false,
    isPending: Bool = false,
    contentWarning: ContentWarning? = nil,
    text: RichText,
    folding: Folding = .unfoldable,
    translation: TranslationNote? = nil,
    photos: [ImageReference] = [],
    photoText: String = "",
    poll: PollRow? = nil,
    link: LinkPreview? = nil,
    quoted: QuotedMoment? = nil,
    likes: Likes,
    comments: Comments,
    actions: Actions = .none,
    marks: Marks = Marks()
  ) {
    self.id = id
    self.author = author
    self.boostedBy = boostedBy
    self.timeText = timeText
    self.timeAccessibilityText = timeAccessibilityText
    self.isOwn = isOwn
    self.isPending = isPending
    self.contentWarning = contentWarning
    self.text = text
    self.folding = folding
    self.translation = translation
    self.photos = photos
    self.photoText = photoText
    self.poll = poll
    self.link = link
    self.quoted = quoted
    self.likes = likes
    self.comments = comments
    self.actions = actions
    self.marks = marks
  }

  /// The identity of the row: that of the moment.
  public var itemID: ListItemID { id }

  /// Rows with a poll, a link preview or a quote have separate cells: few have one, and its views
  /// would stay, hidden, in every cell that ever showed one.
  public var reuseIdentifier: String {
    switch (poll != nil, link != nil, quoted != nil) {
    case (false, false, false): ""
    case (true, false, false): "poll"
    case (false, true, false): "link"
    case (true, true, false): "poll link"
    case (false, false, true): "quote"
    case (true, false, true): "poll quote"
    case (false, true, true): "link quote"
    case (true, true, true): "poll link quote"
    }
  }

  /// The maximum number of visible photos.
  public static let maximumShownPhotos = 9

  /// The visible photos: the first nine.
  public var shownPhotos: ArraySlice<ImageReference> {
    photos.prefix(Self.maximumShownPhotos)
  }

  /// The n of the "+n" on the last visible photo; 0 if all are visible.
  public var hiddenPhotoCount: Int { photos.count - shownPhotos.count }

  /// Whether photos are behind a warning that the reader has not opened.
  public var arePhotosConcealed: Bool { contentWarning.map { !$0.isRevealed } ?? false }

  /// Whether text and photos are behind a warning that the reader has not opened.
  public var isConcealed: Bool { arePhotosConcealed && contentWarning?.covers == .everything }
}

extension MomentRow {
  /// Whether and how a long text is folded.
  public enum Folding: Hashable, Sendable {
    /// The text is short and always shown completely.
    case unfoldable
    /// The first ``lineLimit`` lines are shown; the button with this title unfolds the text.
    case folded(buttonTitle: String)
    /// The whole text is shown; the button with this title folds it.
    case unfolded(buttonTitle: String)

    /// The number of lines of a folded text.
    public static let lineLimit = 6

    /// Whether there is a button that folds or opens.
    public var canFold: Bool { self != .unfoldable }

    /// Whether only the first lines are shown.
    public var isFolded: Bool {
      if case .folded = self { true } else { false }
    }

    /// The title of the button that folds or opens, if there is one.
    public var buttonTitle: String? {
      switch self {
      case .unfoldable: nil
      case .folded(let title), .unfolded(let title): title
      }
    }
  }

  /// A warning in front of a moment.
  public struct ContentWarning: Hashable, Sendable {
    /// The content behind a warning.
    public enum Cover: Hashable, Sendable {
      /// Text and photos.
      case everything
      /// Photos; the text is shown.
      case photos
    }

    /// The content behind it.
    public var covers: Cover

    /// The text of the warning.
    public var text: RichText

    /// Whether the reader opened it.
    public var isRevealed: Bool

    /// The title of the button that opens or closes.
    public var buttonTitle: String

    /// Makes a warning.
    public init(
      text: RichText,
      covers: Cover = .everything,
      isRevealed: Bool,
      buttonTitle: String
    ) {
      self.covers = covers
      self.text = text
      self.isRevealed = isRevealed
      self.buttonTitle = buttonTitle
    }
  }

  /// The likes of a moment.
  public struct Likes: Hashable, Sendable {
    /// The number, including the reader's own.
    public var count: Int

    /// Whether the reader likes it.
    public var isLiked: Bool

    /// The number, compact: "1.2K"; empty if there are none.
    public var countText: String

    /// The number in full, for assistive technologies: "1,234 likes".
    public var accessibilityText: String

    /// Some of the people, the closest to the reader first.
    public var people: [PersonReference]

    /// "Ann, Bob and 12 others"; empty if nobody is known.
    public var peopleText: RichText

    /// Makes likes.
    public init(
      count: Int,
      isLiked: Bool,
      countText: String,
      accessibilityText: String,
      people: [PersonReference] = [],
      peopleText: RichText = ""
    ) {
      self.count = count
      self.isLiked = isLiked
      self.countText = countText
      self.accessibilityText = accessibilityText
      self.people = people
      self.peopleText = peopleText
    }
  }

  /// The comments of a moment.
  public struct Comments: Hashable, Sendable {
    /// The number.
    public var count: Int

    /// The number, compact; empty if there are none.
    public var countText: String

    /// The number in full, for assistive technologies.
    public var accessibilityText: String

    /// Makes comments.
    public init(count: Int, countText: String, accessibilityText: String) {
      self.count = count
      self.countText = countText
      self.accessibilityText = accessibilityText
    }
  }
}
