/// A server's description and limits.
public struct Instance: Decodable, Sendable, Hashable {
  /// The name of the server in addresses of accounts.
  public var domain: String?
  /// The title of the server.
  public var title: String?
  /// The version of its program, for reports only: features are found out by trying.
  public var version: String?
  /// The description, as plain text.
  public var description: String?
  /// The version of Mastodon's API that it supports; nil where it does not say.
  public var apiVersion: Int?
  /// The limits of posts.
  public var limits: Limits
  /// The limits of profiles.
  public var profileLimits: ProfileLimits
  /// The streaming address, as written; nil where it does not say.
  public var streamingURL: String?
  /// Whether it translates posts.
  public var translates: Bool
  /// The rules, in its order.
  public var rules: LossyArray<Rule>

  /// The limits of posts.
  ///
  /// The defaults are those of Mastodon.
  public struct Limits: Sendable, Hashable {
    /// Letters of text and warning together.
    public var characters = 500
    /// The letters for which each link counts, regardless of its length.
    public var charactersPerURL = 23
    /// The number of images and films.
    public var attachments = 4
    /// The largest file of an image, in bytes.
    public var imageBytes = 16_777_216
    /// The largest product of the width and height of an image, in pixels.
    public var imagePixels = 33_177_600
    /// Letters of an alternative text.
    public var descriptionCharacters = 1_500
    /// Bytes of a film or sound.
    public var videoBytes = 103_809_024
    /// The number of options of a poll.
    public var pollOptions = 4
    /// Letters of an option of a poll.
    public var charactersPerPollOption = 50
    /// The shortest duration of a poll, in seconds.
    public var shortestPoll = 300
    /// The longest duration of a poll, in seconds.
    public var longestPoll = 2_629_746
    /// The accepted MIME types; empty where it does not say.
    public var fileTypes: [String] = []

    /// Makes the limits of Mastodon.
    public init() {}
  }

  private enum CodingKeys: String, CodingKey {
    case domain, uri, title, version, description, configuration, urls, rules
    case apiVersions = "api_versions"
    case maximumCharacters = "max_toot_chars"
  }

  private struct Configuration: LenientValue {
    @Lenient var statuses: Statuses?
    @Lenient var media: Media?
    @Lenient var urls: Addresses?
    @Lenient var polls: Polls?
    @Lenient var translation: Feature?
    @Lenient var accounts: ProfileLimits?

    enum CodingKeys: String, CodingKey {
      case statuses, urls, polls, translation, accounts
      case media = "media_attachments"
    }
  }

  private struct Feature: LenientValue {
    var enabled: Bool?
  }

  private struct Polls: LenientValue {
    @Lenient var options: Int?
    @Lenient var characters: Int?
    @Lenient var shortest: Int?
    @Lenient var longest: Int?

    enum CodingKeys: String, CodingKey {
      case options = "max_options"
      case characters = "max_characters_per_option"
      case shortest = "min_expiration"
      case longest = "max_expiration"
    }
  }

  private struct Statuses: LenientValue {
    @Lenient var characters: Int?
    @Lenient var attachments: Int?
    @Lenient var charactersPerURL: Int?

    enum CodingKeys: String, CodingKey {
      case characters = "max_characters"
      case attachments = "max_media_attachments"
      case charactersPerURL = "characters_reserved_per_url"
    }
  }

  private struct Media: LenientValue {
    @Lenient var bytes: Int?
    @Lenient var pixels: Int?
    @Lenient var description: Int?
    @Lenient var videoBytes: Int?
    @Lenient var types: [String]

    enum CodingKeys: String, CodingKey {
      case bytes = "image_size_limit"
      case pixels = "image_matrix_limit"
      case description = "description_limit"
      case videoBytes = "video_size_limit"
      case types = "supported_mime_types"
    }
  }

  private struct Addresses: LenientValue {
    @Lenient var streaming: String?
    @Lenient var old: String?

    enum CodingKeys: String, CodingKey {
      case streaming
      case old = "streaming_api"
    }
  }

  /// Reads an instance of either version of the endpoint; every value is optional.
  ///
  /// - Throws: `DecodingError` only where there is no object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    domain = values.lenientText(.domain) ?? values.lenientText(.uri)
    title = values.lenientText(.title)
    version = values.lenientText(.version)
    description = values.lenientText(.description)
    apiVersion = values.lenient([String: Int].self, .apiVersions)?["mastodon"]
    let configuration = values.lenient(Configuration.self, .configuration)
    let urls = configuration?.urls ?? values.lenient(Addresses.self, .urls)
    streamingURL = urls.flatMap { $0.streaming ?? $0.old }
    translates = configuration?.translation?.enabled ?? false
    rules = values.lossy(Rule.self, .rules)
    profileLimits = configuration?.accounts ?? ProfileLimits()
    limits = Limits()
    // Servers other than Mastodon have it at the top level.
    limits.take(
      characters: configuration?.statuses?.characters ?? values.lenientCount(.maximumCharacters),
      attachments: configuration?.statuses?.attachments,
      charactersPerURL: configuration?.statuses?.charactersPerURL
    )
    if let media = configuration?.media {
      limits.imageBytes = media.bytes ?? limits.imageBytes
      limits.imagePixels = media.pixels ?? limits.imagePixels
      limits.descriptionCharacters = media.description ?? limits.descriptionCharacters
      limits.videoBytes = media.videoBytes ?? limits.videoBytes
      limits.fileTypes = media.types
    }
    if let polls = configuration?.polls {
      limits.pollOptions = polls.options ?? limits.pollOptions
      limits.charactersPerPollOption = polls.characters ?? limits.charactersPerPollOption
      limits.shortestPoll = polls.shortest ?? limits.shortestPoll
      limits.longestPoll = polls.longest ?? limits.longestPoll
    }
  }
}

extension Instance.Limits {
  fileprivate mutating func take(characters: Int?, attachments: Int?, charactersPerURL: Int?) {
    self.characters = characters ?? self.characters
    self.attachments = attachments ?? self.attachments
    self.charactersPerURL = charactersPerURL ?? self.charactersPerURL
  }
}
