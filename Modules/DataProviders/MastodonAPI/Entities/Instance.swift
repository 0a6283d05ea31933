/// A server's description and limits.
public struct Instance: Decodable, Sendable, Hashable {
  /// The version of its program, for reports only: features are found out by trying.
  public var version: String?
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
    /// Letters of an alternative text.
    public var descriptionCharacters = 1_500
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
    case version, configuration, urls, rules
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
    @Lenient var description: Int?
    @Lenient var types: [String]

    enum CodingKeys: String, CodingKey {
      case bytes = "image_size_limit"
      case description = "description_limit"
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
    version = values.lenientText(.version)
    apiVersion = values.lenient([String: Int].self, .apiVersions)?["mastodon"]
    let configuration = values.lenient(Configuration.self, .configuration)
    let urls = configuration?.urls ?? values.lenient(Addresses.self, .urls)
    streamingURL = urls.flatMap { $0.streaming ?? $0.old }
    translates = configuration?.translation?.enabled ?? false
    rules = values.lossy(Rule.self, .rules)
    profileLimits = configuration?.accounts ?? ProfileLimits()
    limits = Limits()
    // Servers other than Mastodon have it at the top level.
    limits.characters =
      configuration?.statuses?.characters ?? values.lenientCount(.maximumCharacters)
      ?? limits.characters
    if let statuses = configuration?.statuses {
      limits.attachments = statuses.attachments ?? limits.attachments
      limits.charactersPerURL = statuses.charactersPerURL ?? limits.charactersPerURL
    }
    if let media = configuration?.media {
      limits.imageBytes = media.bytes ?? limits.imageBytes
      limits.descriptionCharacters = media.description ?? limits.descriptionCharacters
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
