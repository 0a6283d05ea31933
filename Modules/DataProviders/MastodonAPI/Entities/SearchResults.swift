/// What a server found for a text, by kind; each list is empty where nothing was found.
public struct SearchResults: Decodable, Sendable, Hashable {
  /// People.
  @Lenient public var accounts: LossyArray<Account>
  /// Posts; only where the server has full-text search.
  @Lenient public var statuses: LossyArray<Status>
  /// Hashtags; empty where another kind was searched for.
  @Lenient public var hashtags: LossyArray<Tag>
}
