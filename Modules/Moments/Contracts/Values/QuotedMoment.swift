public import ListModel

/// A moment inside of another one that quotes it.
public struct QuotedMoment: Hashable, Sendable {
  /// What shows of it.
  ///
  /// Beside the rows, so that those without a quote, which are most, stay small.
  public indirect enum Content: Hashable, Sendable {
    /// Its beginning.
    case excerpt(Excerpt)
    /// Why it does not show.
    case notice(String)
  }

  /// The beginning of a quoted moment.
  public struct Excerpt: Hashable, Sendable {
    /// Who wrote it.
    public var author: PersonReference

    /// When, in few words; may be empty.
    public var timeText: String

    /// The beginning of the text, or what the author warns of.
    public var text: RichText

    /// Whether ``text`` is what the author warns of, and all else is behind it.
    public var isWarning: Bool

    /// The first of its photos; nil where there is none to show.
    public var photo: ImageReference?

    /// Whether the photo starts covered.
    public var isPhotoConcealed: Bool

    /// That it quotes a moment itself, which does not show; empty where it does not.
    public var remark: String

    /// Makes a beginning.
    public init(
      author: PersonReference,
      timeText: String = "",
      text: RichText,
      isWarning: Bool = false,
      photo: ImageReference? = nil,
      isPhotoConcealed: Bool = false,
      remark: String = ""
    ) {
      self.author = author
      self.timeText = timeText
      self.text = text
      self.isWarning = isWarning
      self.photo = photo
      self.isPhotoConcealed = isPhotoConcealed
      self.remark = remark
    }
  }

  /// The identity of the quoted moment; nil where it cannot be opened.
  public var moment: ListItemID?

  /// What shows of it.
  public var content: Content

  /// All of it, for assistive technologies.
  public var accessibilityText: String

  /// How many characters of a text show at most: more than fill the lines of a card.
  public static let excerptLength = 400

  /// Makes a quoted moment in the reader's language.
  public init(moment: ListItemID?, content: Content, strings: Strings) {
    self.moment = moment
    self.content = content
    switch content {
    case .notice(let text): accessibilityText = text
    case .excerpt(let excerpt):
      let photo = excerpt.photo.flatMap { photo in
        excerpt.isPhotoConcealed
          ? strings.sensitivePhotos
          : photo.accessibilityText(unnamed: strings.photoWithoutDescription)
      }
      accessibilityText = strings.sentences([
        strings.quotes(excerpt.author.name), excerpt.timeText, excerpt.text.words, photo ?? "",
        excerpt.remark,
      ])
    }
  }
}
