extension Endpoint where Value == LossyArray<Status> {
  /// Posts of the people whom the reader follows.
  ///
  /// The status 206 means that the server is rebuilding the timeline: try again later.
  public static func homeTimeline(_ page: PageRequest = PageRequest()) -> Self {
    Self(.get, ["api", "v1", "timelines", "home"], query: page.query)
  }

  /// Public posts.
  ///
  /// - Parameters:
  ///   - isLocal: Only those written at this server.
  ///   - onlyMedia: Only those with images.
  ///   - page: The part to request.
  /// - Returns: The endpoint.
  public static func publicTimeline(
    isLocal: Bool = false,
    onlyMedia: Bool = false,
    _ page: PageRequest = PageRequest()
  ) -> Self {
    var query = page.query
    if isLocal { query.add("local", true) }
    if onlyMedia { query.add("only_media", true) }
    return Self(.get, ["api", "v1", "timelines", "public"], query: query)
  }

  /// Posts with a hashtag, without the "#".
  public static func tagTimeline(_ name: String, _ page: PageRequest = PageRequest()) -> Self {
    Self(.get, ["api", "v1", "timelines", "tag", name], query: page.query)
  }

  /// Posts of the members of a list.
  public static func listTimeline(_ id: String, _ page: PageRequest = PageRequest()) -> Self {
    Self(.get, ["api", "v1", "timelines", "list", id], query: page.query)
  }

  /// Posts of one person.
  ///
  /// - Parameters:
  ///   - id: The account.
  ///   - onlyMedia: Only those with images.
  ///   - excludeReblogs: Without boosts.
  ///   - pinned: Only pinned ones.
  ///   - page: The part to request.
  /// - Returns: The endpoint.
  public static func statuses(
    ofAccount id: String,
    onlyMedia: Bool = false,
    excludeReblogs: Bool = false,
    pinned: Bool = false,
    _ page: PageRequest = PageRequest()
  ) -> Self {
    var query = page.query
    if onlyMedia { query.add("only_media", true) }
    if excludeReblogs { query.add("exclude_reblogs", true) }
    if pinned { query.add("pinned", true) }
    return Self(.get, ["api", "v1", "accounts", id, "statuses"], query: query)
  }

  /// The reader's likes, the last one first; older pages by link only.
  public static func favourites(limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "favourites"], query: PageRequest(limit: limit).query)
  }

  /// The reader's bookmarks, the last one first; older pages by link only.
  public static func bookmarks(limit: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "bookmarks"], query: PageRequest(limit: limit).query)
  }

  /// Popular posts; not in the order of their identities.
  public static func trendingStatuses(limit: Int? = nil, offset: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "trends", "statuses"], query: .slice(limit, offset))
  }
}

extension FormFields {
  /// Lists that page by number.
  static func slice(_ limit: Int?, _ offset: Int?) -> FormFields {
    ["limit": limit, "offset": offset]
  }
}
