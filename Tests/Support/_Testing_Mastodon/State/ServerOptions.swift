/// How a test server behaves.
///
/// The defaults are those of a Mastodon 4.6 server; each switch turns something that other servers,
/// or busy ones, do differently.
public struct ServerOptions: Sendable {
  /// How requests of one kind are counted.
  public struct RateRule: Sendable, Hashable {
    /// How many are answered in a window.
    public var limit: Int
    /// Seconds of a window; windows are aligned to the clock.
    public var window: Double

    public init(_ limit: Int, per window: Double) {
      self.limit = limit
      self.window = window
    }
  }

  /// What is limited, each with its own count.
  public enum RateFamily: String, Sendable, Hashable, CaseIterable {
    case token, anonymous, paging, media, deletions, statuses, follows, applications
  }

  /// What the page of signing in does.
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

  /// What those who use it agreed to.
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
  /// Whether it refuses to leave out kinds of notifications that it does not know.
  public var refusesUnknownNotificationTypes = false
  /// Whether filters have many words, and posts say which of them they meet; else each is one word,
  /// and apps look through posts.
  public var hasFilters = true
  /// Whether filters can blur, as from Mastodon 4.4 on; else the word for it is an error.
  public var knowsBlurring = true
  public var hasServerMetadata = true
  public var hasStreaming = true
  public var hasTrends = true
  /// Whether it translates posts.
  public var translates = false
  /// Whether it returns the edit history of posts.
  public var hasEditHistory = true
  /// Whether it keeps how far readers have read.
  public var hasMarkers = true
  /// Whether a search looks through the texts of posts; else only an address finds one.
  public var searchesText = true
  /// Whether a search pages; else each page is the first one.
  public var searchPages = true

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
  /// Whether images are answered with 202 too, as before 4.0.
  public var convertsImagesLater = false
  /// How many times a file that is converted is asked for before it is ready.
  public var mediaPolls = 2
  /// Whether every conversion fails in the end.
  public var failsConversions = false
  /// Whether a file's first bytes must be those of its type.
  public var verifiesFiles = false

  // Posts.
  /// Whether a repeated `Idempotency-Key` answers with the first post for an hour; GoToSocial
  /// ignores the key.
  public var honoursIdempotencyKeys = true
  /// Whether an edit reads what is said of its images from a form too, as Mastodon does.
  public var readsMediaChangesOfForms = true
  /// Whether an edit takes what is said of its images; where it does not, a request of the
  /// image's own does, also once it is attached.
  public var takesMediaChangesWithEdits = true
  /// Whether posts may be scheduled; else whatever comes is posted at once, as older servers do.
  public var hasScheduledPosts = true
  /// Whether what is scheduled for too near a time is posted at once, as Pleroma does; else it is
  /// refused.
  public var postsNearSchedulesAtOnce = false
  /// Whether posts may quote others, as from Mastodon 4.5 on.
  public var hasQuotes = true
  /// How many requests for home are answered with 206 before the feed is ready.
  public var homePreparations = 0
  /// How many rows such an answer has already: every second one of the feed's, since it is filled
  /// person by person.
  public var homeRowsWhilePreparing = 0
  /// How many rows are missing between the row that `min_id` names and the page that is answered: a
  /// server with a cold cache has answered so.
  public var rowsSkippedAboveMinID = 0
  /// How many times a new marker is refused with 409 before it is taken.
  public var markerConflicts = 0

  // Signing in.
  public var approval = Approval.automatic
  /// Whether requests without a `User-Agent` are answered with 418, as GoToSocial does.
  public var requiresUserAgent = false
  /// Whether nothing is shown without a token.
  public var isClosed = false

  /// What is limited, and how; a family that is missing is not limited.
  public var rateLimits: [RateFamily: RateRule] = [
    .token: RateRule(300, per: 300), .anonymous: RateRule(300, per: 300),
    .paging: RateRule(300, per: 900), .media: RateRule(30, per: 1_800),
    .deletions: RateRule(30, per: 1_800), .statuses: RateRule(300, per: 10_800),
    .follows: RateRule(400, per: 86_400), .applications: RateRule(5, per: 600),
  ]

  /// Whether frames of streams end with a newline, as GoToSocial's do.
  public var endsFramesWithNewline = false

  public init() {}
}
