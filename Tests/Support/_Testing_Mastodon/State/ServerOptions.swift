/// How a test server behaves.
///
/// The defaults are those of a Mastodon 4.6 server; each switch turns something that other servers,
/// or busy ones, do differently.
public struct ServerOptions: Sendable {
  /// The rate limit for requests of one kind.
  public struct RateRule: Sendable, Hashable {
    /// The number of requests that are answered in a window.
    public var limit: Int
    /// Seconds of a window; windows are aligned to the clock.
    public var window: Double

    public init(_ limit: Int, per window: Double) {
      self.limit = limit
      self.window = window
    }
  }

  /// A kind of request with a separate rate limit.
  public enum RateFamily: String, Sendable, Hashable, CaseIterable {
    case token, anonymous, paging, media, deletions, statuses, follows, applications
  }

  /// The behaviour of the authorization page.
  public enum Approval: Sendable, Hashable {
    /// It sends the reader back at once, with a code.
    case automatic
    /// It sends the reader back at once, with a refusal.
    case denied
    /// It shows a page with links.
    case page
  }

  public var title = "Testing Mastodon"
  public var version = "4.6.4"
  /// Nil leaves `api_versions` out, as servers before 4.3 and others do.
  public var apiVersion: Int? = 11

  /// The rules of the server.
  public var rules: [Rule] = []

  /// A rule of a server.
  public struct Rule: Sendable, Hashable {
    public var id: String
    public var text: String
    public var hint: String

    public init(id: String, text: String, hint: String = "") {
      (self.id, self.text, self.hint) = (id, text, hint)
    }
  }

  // Which endpoints exist.
  public var hasInstanceV2 = true
  public var hasGroupedNotifications = true
  /// Whether it rejects requests that exclude unknown types of notifications.
  public var refusesUnknownNotificationTypes = false
  /// Whether filters have several words, and posts include the filters that they meet; otherwise
  /// each filter is one word, and apps match posts.
  public var hasFilters = true
  /// Whether filters can blur, as from Mastodon 4.4 on; otherwise the value is an error.
  public var knowsBlurring = true
  public var hasServerMetadata = true
  public var hasStreaming = true
  public var hasTrends = true
  /// Whether it translates posts.
  public var translates = false
  /// Whether it returns the edit history of posts.
  public var hasEditHistory = true
  /// Whether it stores reading positions.
  public var hasMarkers = true
  /// Whether a search finds posts by their texts; otherwise only by address.
  public var searchesText = true
  /// Whether a search has pages; otherwise each page is the first one.
  public var searchPages = true

  /// What the server does not have: "METHOD /path", or the beginning of that; "*" is any part of a
  /// path.
  public var missing: [String] = []
  /// The status of the response to what is missing.
  public var missingStatus = 404
  /// Whether a page says that something is not found, as on Takahē, rather than JSON.
  public var hasPagesForWhatIsMissing = false
  /// Whether `only_media` is ignored, as on servers that do not know it.
  public var ignoresOnlyMedia = false
  /// Whether `only_media` leaves posts without media in the public timelines, and no others, as on
  /// Takahē.
  public var invertsOnlyMedia = false
  /// Whether each boost makes another one, as on GoToSocial.
  public var boostsAgain = false
  /// Whether an edit that changes nothing is refused, as on GoToSocial.
  public var refusesUnchangedEdits = false
  /// Whether the accounts inside of posts have zeros in place of numbers.
  public var hasNumbersInPosts = true

  // Limits of posts.
  public var maximumCharacters = 500
  public var charactersPerURL = 23
  public var maximumAttachments = 4
  public var maximumDescription = 1_500
  public var maximumImageBytes = 16_777_216
  public var fileTypes = [
    "image/jpeg", "image/png", "image/gif", "image/heic", "image/webp", "image/avif", "video/mp4",
    "audio/mpeg",
  ]

  // Media.
  /// Whether images return 202 as well, as before 4.0.
  public var convertsImagesLater = false
  /// The number of polls until a converted file is ready.
  public var mediaPolls = 2
  /// Whether every conversion fails in the end.
  public var failsConversions = false
  /// Whether a file's first bytes must match its type.
  public var verifiesFiles = false

  // Posts.
  /// Whether a repeated `Idempotency-Key` returns the first post for an hour; GoToSocial ignores
  /// the key.
  public var honoursIdempotencyKeys = true
  /// Whether an edit reads descriptions of its images from a form as well, as Mastodon does.
  public var readsMediaChangesOfForms = true
  /// Whether an edit changes descriptions of its images; otherwise a separate request for the image
  /// does, also for attached ones.
  public var takesMediaChangesWithEdits = true
  /// Whether posts may be scheduled; otherwise they are posted immediately, as on older servers.
  public var hasScheduledPosts = true
  /// Whether a post with a scheduled time that is too near is posted immediately, as by Pleroma;
  /// otherwise it is refused.
  public var postsNearSchedulesAtOnce = false
  /// Whether posts may quote others, as from Mastodon 4.5 on.
  public var hasQuotes = true
  /// The number of requests for home that are answered with 206 before the feed is ready.
  public var homePreparations = 0
  /// The number of rows that such a response already has: every second one, since the feed is
  /// filled person by person.
  public var homeRowsWhilePreparing = 0
  /// How many rows are missing between the row that `min_id` names and the page that is answered: a
  /// server with a cold cache has answered so.
  public var rowsSkippedAboveMinID = 0
  /// The number of times a new marker is refused with 409 before it is accepted.
  public var markerConflicts = 0

  // Signing in.
  public var approval = Approval.automatic
  /// Whether requests without a `User-Agent` return 418, as on GoToSocial.
  public var requiresUserAgent = false
  /// Whether everything requires a token.
  public var isClosed = false

  /// The rate limits; a family that is missing is not limited.
  public var rateLimits: [RateFamily: RateRule] = [
    .token: RateRule(300, per: 300), .anonymous: RateRule(300, per: 300),
    .paging: RateRule(300, per: 900), .media: RateRule(30, per: 1_800),
    .deletions: RateRule(30, per: 1_800), .statuses: RateRule(300, per: 10_800),
    .follows: RateRule(400, per: 86_400), .applications: RateRule(5, per: 600),
  ]

  /// Whether frames of streams end with a newline, as on GoToSocial.
  public var endsFramesWithNewline = false

  public init() {}

  /// Whether the server does not have what a request is for.
  func isMissing(_ method: String, _ path: String) -> Bool {
    let parts = "\(method) \(path)".split(separator: "/")
    return missing.contains { pattern in
      let known = pattern.split(separator: "/")
      guard known.count <= parts.count else { return false }
      return zip(known, parts).allSatisfy { $0 == "*" || $1.hasPrefix($0) }
    }
  }
}
