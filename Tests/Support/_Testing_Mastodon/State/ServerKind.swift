/// Server software, and its differences.
///
/// `docs/guides/servers.md` lists what is known of each, with sources.
public enum ServerKind: String, Sendable, Hashable, CaseIterable {
  case mastodon
  case gotosocial
  case pleroma
  case takahe

  /// The format of its ids.
  public var ids: IDStyle { self == .mastodon || self == .takahe ? .snowflake : .opaque }

  /// Its behaviour.
  ///
  /// - Parameter isUpgraded: Whether it is the release that the soak upgrades to, rather than the
  ///   previous one.
  public func options(isUpgraded: Bool) -> ServerOptions {
    var options = ServerOptions()
    options.rateLimits = [:]
    switch self {
    case .mastodon where isUpgraded: break
    case .mastodon:
      options.version = "4.2.10"
      options.apiVersion = nil
      options.hasQuotes = false
      options.knowsBlurring = false
      options.hasGroupedNotifications = false
    case .gotosocial:
      options.searchPages = false
      options.version = isUpgraded ? "0.20.2" : "0.17.4"
      options.apiVersion = nil
      options.hasQuotes = false
      options.knowsBlurring = false
      options.hasGroupedNotifications = false
      options.hasTrends = false
      options.honoursIdempotencyKeys = false
      options.boostsAgain = true
      options.refusesUnchangedEdits = true
      options.requiresUserAgent = true
      options.endsFramesWithNewline = true
      options.maximumAttachments = 6
      options.hasScheduledPosts = isUpgraded
      options.takesMediaChangesWithEdits = isUpgraded
    case .pleroma:
      options.version = "2.7.2 (compatible; Pleroma \(isUpgraded ? "2.9.1" : "2.6.0"))"
      options.apiVersion = nil
      options.hasQuotes = false
      options.hasInstanceV2 = isUpgraded
      options.hasFilters = false
      options.hasGroupedNotifications = false
      options.hasTrends = false
      options.readsMediaChangesOfForms = false
      options.postsNearSchedulesAtOnce = true
    case .takahe:
      options.version = "takahe/\(isUpgraded ? "0.12.0" : "0.11.0")"
      options.apiVersion = nil
      options.hasQuotes = false
      options.knowsBlurring = false
      options.hasGroupedNotifications = false
      options.hasTrends = false
      options.hasStreaming = false
      options.hasServerMetadata = false
      options.hasEditHistory = false
      options.hasMarkers = isUpgraded
      options.hasScheduledPosts = false
      options.hasNumbersInPosts = false
      options.honoursIdempotencyKeys = false
      options.invertsOnlyMedia = true
      options.missing = Self.missingAtTakahe
      options.hasPagesForWhatIsMissing = true
    }
    return options
  }

  /// Lists and filters can be read there, and are always empty.
  private static let missingAtTakahe =
    [
      "POST /api/v1/reports", "POST /api/v1/accounts/*/note", "POST /api/v1/statuses/*/mute",
      "POST /api/v1/statuses/*/unmute", "POST /api/v1/follow_requests", "GET /api/v1/lists/*",
      "GET /api/v1/accounts/*/lists", "GET /api/v1/suggestions", "GET /api/v2/suggestions",
    ]
    + ["POST", "PUT", "DELETE"].flatMap { method in
      ["lists", "filters"].map { "\(method) /api/v1/\($0)" } + ["\(method) /api/v2/filters"]
    }
}
