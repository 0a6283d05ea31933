/// The visibility of a post, as the server names it.
public enum StatusVisibility: LenientValue {
  /// Everyone, in public timelines too.
  case `public`
  /// Everyone, but not in public timelines.
  case unlisted
  /// The author's followers.
  case `private`
  /// The mentioned people.
  case direct
  /// An unknown visibility.
  case other(String)

  /// Reads the word.
  ///
  /// - Throws: `DecodingError` if it is no string.
  public init(from decoder: any Decoder) throws {
    self.init(word: try decoder.singleValueContainer().decode(String.self))
  }

  /// The server's word.
  public var word: String {
    switch self {
    case .public: "public"
    case .unlisted: "unlisted"
    case .private: "private"
    case .direct: "direct"
    case .other(let word): word
    }
  }

  /// The visibility of a server's word.
  public init(word: String) {
    switch word {
    case "public": self = .public
    case "unlisted": self = .unlisted
    case "private": self = .private
    case "direct": self = .direct
    default: self = .other(word)
    }
  }
}
