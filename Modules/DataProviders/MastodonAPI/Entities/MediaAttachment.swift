/// An image, film or sound of a post.
public struct MediaAttachment: Decodable, Sendable, Hashable, Identifiable {
  /// The kind of an attachment, as the server names it.
  public enum Kind: Sendable, Hashable {
    /// A still image.
    case image
    /// A film without sound that repeats.
    case gifv
    /// A film.
    case video
    /// A sound.
    case audio
    /// An unknown kind, or the server's own "unknown".
    case other(String)

    init(word: String) {
      switch word {
      case "image": self = .image
      case "gifv": self = .gifv
      case "video": self = .video
      case "audio": self = .audio
      default: self = .other(word)
      }
    }
  }

  /// The focal point: from -1 to 1, to the right and upwards.
  public struct Focus: Decodable, Sendable, Hashable {
    /// From the left, -1, to the right, 1.
    public var x: Double
    /// From below, -1, to above, 1.
    public var y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// The point as servers take it.
    var text: String { "\(x),\(y)" }
  }

  /// The identity; opaque.
  public var id: String
  /// The kind; nil where the server does not say.
  public var kind: Kind?
  /// The address of the media, as written; nil while the server processes it.
  public var url: String?
  /// A small image, as written.
  public var previewURL: String?
  /// The address at the server it came from, as written.
  public var remoteURL: String?
  /// The alternative text, plain.
  public var description: String?
  /// A placeholder while it loads, in the BlurHash encoding.
  public var blurhash: String?
  /// Pixels from left to right of the whole.
  public var width: Int?
  /// Pixels from top to bottom of the whole.
  public var height: Int?
  /// The focal point.
  public var focus: Focus?
  /// The duration of a film or a sound, in seconds: never negative, never infinite.
  public var duration: Double?

  private enum CodingKeys: String, CodingKey {
    case id, url, description, blurhash, meta
    case kind = "type"
    case previewURL = "preview_url"
    case remoteURL = "remote_url"
  }

  private enum MetaKeys: String, CodingKey {
    case original, small, focus, width, height, duration
  }

  /// Reads an attachment.
  ///
  /// - Throws: `DecodingError` if it has no identity.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    kind = values.lenient(String.self, .kind).map(Kind.init(word:))
    url = values.lenientText(.url)
    previewURL = values.lenientText(.previewURL)
    remoteURL = values.lenientText(.remoteURL)
    description = values.lenientText(.description)
    blurhash = values.lenientText(.blurhash)
    let meta = try? values.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
    let size =
      (try? meta?.nestedContainer(keyedBy: MetaKeys.self, forKey: .original))
      ?? (try? meta?.nestedContainer(keyedBy: MetaKeys.self, forKey: .small))
    width = size?.lenientCount(.width)
    height = size?.lenientCount(.height)
    focus = meta?.lenient(Focus.self, .focus)
    // Some servers have it beside the sizes, and not in those of the original.
    let seconds = size?.lenient(Double.self, .duration) ?? meta?.lenient(Double.self, .duration)
    duration = seconds.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
}
