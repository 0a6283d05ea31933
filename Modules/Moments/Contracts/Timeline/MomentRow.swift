public import ListModel

/// One moment of the timeline, ready to show: every text is localised, nothing is left to compute.
public struct MomentRow: ListItemViewModel, Hashable {
  /// The identity of the moment.
  ///
  /// A boost and the moment boosted have different ones.
  public var id: ListItemID

  /// Who wrote it.
  public var author: PersonReference

  /// "Ann boosted", above the author, where the moment came through somebody else.
  public var boostedBy: RichText?

  /// When, in few words: "5 min", "Yesterday".
  public var timeText: String

  /// When, in full, for assistive technologies.
  public var timeAccessibilityText: String

  /// Whether the reader wrote it.
  public var isOwn: Bool

  /// Whether it is still on its way to the server: ``timeText`` says so.
  public var isPending: Bool

  /// What the reader is warned of before text and photos show, if anything.
  public var contentWarning: ContentWarning?

  /// The text; may be empty.
  public var text: RichText

  /// Whether the text is long enough to fold, and if so how it is now.
  public var folding: Folding

  /// Who translated the text, or that it is being translated; `nil` where it shows as it was
  /// written.
  public var translation: TranslationNote?

  /// All photos, in order.
  ///
  /// Shown are ``shownPhotos``.
  public var photos: [ImageReference]

  /// What assistive technologies call a photo that nobody described.
  public var photoText: String

  /// The question that it asks; nil where there is none.
  public var poll: PollRow?

  /// The page that it links to; nil where there is none to show.
  public var link: LinkPreview?

  /// The moment that it quotes; nil where there is none.
  public var quoted: QuotedMoment?

  /// Likes and who gave them.
  public var likes: Likes

  /// How many comments there are, in words and for VoiceOver.
  public var comments: Comments

  /// What the reader can do with it besides.
  public var actions: Actions

  /// What is said of it besides its words.
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
    actions: Actions = Actions(),
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

  /// Rows with a poll, the card of a page or a quote have cells of their own: few have one, and its
  /// views would stay, hidden, in every cell that ever showed one.
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

  /// How many photos a row shows at most.
  public static let maximumShownPhotos = 9

  /// The photos that show: the first nine.
  public var shownPhotos: ArraySlice<ImageReference> {
    photos.prefix(Self.maximumShownPhotos)
  }

  /// The n of the "+n" on the last photo shown; 0 where all show.
  public var hiddenPhotoCount: Int { photos.count - shownPhotos.count }

  /// Whether photos are behind a warning that the reader has not opened.
  public var arePhotosConcealed: Bool { contentWarning.map { !$0.isRevealed } ?? false }

  /// Whether text and photos are behind a warning that the reader has not opened.
  public var isConcealed: Bool { arePhotosConcealed && contentWarning?.covers == .everything }
}

extension MomentRow {
  /// Whether and how a long text is folded.
  public enum Folding: Hashable, Sendable {
    /// The text is short and always shows whole.
    case unfoldable
    /// The text shows its first ``lineLimit`` lines; the button of this title opens it.
    case folded(buttonTitle: String)
    /// The text shows whole; the button of this title folds it.
    case unfolded(buttonTitle: String)

    /// How many lines a folded text shows.
    public static let lineLimit = 6

    /// Whether there is a button that folds or opens.
    public var canFold: Bool { self != .unfoldable }

    /// Whether only the first lines show.
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
    /// What is behind a warning.
    public enum Cover: Hashable, Sendable {
      /// Text and photos.
      case everything
      /// Photos; the text shows.
      case photos
    }

    /// What is behind it.
    public var covers: Cover

    /// What the author warns of.
    public var text: RichText

    /// Whether the reader opened the moment nevertheless.
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
    /// How many, the reader's own included.
    public var count: Int

    /// Whether the reader likes it.
    public var isLiked: Bool

    /// How many, compact: "1.2K"; empty where there are none.
    public var countText: String

    /// How many, in full, for assistive technologies: "1,234 likes".
    public var accessibilityText: String

    /// Some of those who like it, the nearest to the reader first.
    public var people: [PersonReference]

    /// "Ann, Bob and 12 others"; empty where nobody is known.
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
    /// How many.
    public var count: Int

    /// How many, compact; empty where there are none.
    public var countText: String

    /// How many, in full, for assistive technologies.
    public var accessibilityText: String

    /// Makes comments.
    public init(count: Int, countText: String, accessibilityText: String) {
      self.count = count
      self.countText = countText
      self.accessibilityText = accessibilityText
    }
  }
}
