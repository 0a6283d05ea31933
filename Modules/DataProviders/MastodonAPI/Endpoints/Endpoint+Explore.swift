extension Endpoint where Value == LossyArray<Tag> {
  /// Popular hashtags, with their usage on the last days.
  public static func trendingTags(limit: Int? = nil, offset: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "trends", "tags"], query: .slice(limit, offset))
  }
}

extension Endpoint where Value == LossyArray<PreviewCard> {
  /// Popular pages of the web.
  public static func trendingLinks(limit: Int? = nil, offset: Int? = nil) -> Self {
    Self(.get, ["api", "v1", "trends", "links"], query: .slice(limit, offset))
  }
}

extension Endpoint where Value == SearchResults {
  /// People, posts and hashtags that match a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - kind: Only this kind; nil for all.
  ///   - resolvesRemote: Whether the server may resolve addresses at other servers; needs a reader.
  ///   - limit: The largest number of each kind, up to 40.
  ///   - offset: The number to skip; needs a kind and a reader.
  /// - Returns: The endpoint.
  public static func search(
    _ text: String,
    kind: SearchKind? = nil,
    resolvesRemote: Bool = false,
    limit: Int? = nil,
    offset: Int? = nil
  ) -> Self {
    Self(
      .get,
      ["api", "v2", "search"],
      query: [
        "limit": limit, "offset": offset, "q": text, "type": kind?.rawValue,
        "resolve": resolvesRemote ? true : nil,
      ]
    )
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
