/// The results of a search.
public struct SearchResults: Decodable, Sendable, Hashable {
  /// People.
  @Lenient public var accounts: LossyArray<Account>
  /// Posts; only where the server has full-text search.
  @Lenient public var statuses: LossyArray<Status>
  /// Hashtags.
  @Lenient public var hashtags: LossyArray<Tag>
}
