/// What a search looks for, in the server's words.
public enum SearchKind: String, Sendable, Hashable, CaseIterable {
  /// People.
  case accounts
  /// Posts; only where the server has full-text search.
  case statuses
  /// Topics.
  case hashtags
}
