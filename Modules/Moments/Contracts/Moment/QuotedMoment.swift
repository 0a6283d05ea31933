public import ListModel
public import MomentsLanguage
public import MomentsValues

/// A moment inside of another one that quotes it.
public struct QuotedMoment: Hashable, Sendable {
  /// The visible content.
  ///
  /// Stored indirectly, so that rows without a quote, which are most, stay small.
  public indirect enum Content: Hashable, Sendable {
    /// Its beginning.
    case excerpt(Excerpt)
    /// The reason why it is not shown.
    case notice(String)
  }

  /// The beginning of a quoted moment.
  public struct Excerpt: Hashable, Sendable {
    /// Who wrote the quoted moment, not the one who quotes it.
    public var author: PersonReference

    /// The time, short; may be empty.
    public var timeText: String

    /// The beginning of the text, or the content warning.
    public var text: RichText

    /// Whether ``text`` is the content warning, which hides everything else.
    public var isWarning: Bool

    /// The first of its photos; nil if there is none to show.
    public var photo: ImageReference?

    /// Whether the photo is initially covered.
    public var isPhotoConcealed: Bool

    /// A remark that it quotes a moment itself, which is not shown; empty if it does not.
    public var remark: String

    /// Makes an excerpt.
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

  /// The identity of the quoted moment; nil if it cannot be opened.
  public var moment: ListItemID?

  /// The visible content.
  public var content: Content

  /// The whole quote, for assistive technologies.
  public var accessibilityText: String

  /// The maximum number of characters: more than fill the lines of a card.
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
