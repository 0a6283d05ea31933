extension Endpoint where Value == LossyArray<Tag> {
  /// Topics that many name at the moment, with how many did on the last days.
  public static func trendingTags(limit: Int? = nil, offset: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "trends", "tags"], query: .slice(limit, offset))
  }
}

extension Endpoint where Value == LossyArray<PreviewCard> {
  /// Pages of the web that many share at the moment.
  public static func trendingLinks(limit: Int? = nil, offset: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "trends", "links"], query: .slice(limit, offset))
  }
}

extension Endpoint where Value == SearchResults {
  /// People, posts and topics that a text names.
  ///
  /// - Parameters:
  ///   - text: What to look for.
  ///   - kind: Only this kind; nil for all.
  ///   - following: Only people whom the reader follows.
  ///   - account: Only posts of this account.
  ///   - resolvesRemote: Whether the server may ask others; needs a reader.
  ///   - limit: How many of each kind, 40 at most.
  ///   - offset: How many to leave out at the beginning; needs a kind and a reader.
  /// - Returns: The endpoint.
  public static func search(
    _ text: String,
    kind: SearchKind? = nil,
    following: Bool = false,
    account: String? = nil,
    resolvesRemote: Bool = false,
    limit: Int? = nil,
    offset: Int? = nil
  ) -> Self {
    var query = FormFields.slice(limit, offset)
    query.add("q", text)
    query.add("type", kind?.rawValue)
    if following { query.add("following", true) }
    query.add("account_id", account)
    if resolvesRemote { query.add("resolve", true) }
    return Self(.get, ["api", "v2", "search"], query: query)
  }
}

extension Endpoint where Value == Instance {
  /// The server; 404 on those before Mastodon 4.0, see ``oldInstance``.
  public static var instance: Self { Self(.get, ["api", "v2", "instance"]) }

  /// The server, as old ones return it.
  public static var oldInstance: Self { Self(.get, ["api", "v1", "instance"]) }
}

extension Endpoint where Value == LossyArray<CustomEmoji> {
  /// The server's own emoji.
  public static var customEmojis: Self { Self(.get, ["api", "v1", "custom_emojis"]) }
}

extension Endpoint where Value == Preferences {
  /// How the reader wants posts to be shown and written.
  public static var preferences: Self { Self(.get, ["api", "v1", "preferences"]) }
}
