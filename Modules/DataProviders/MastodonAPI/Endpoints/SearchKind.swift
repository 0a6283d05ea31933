/// The kinds that a search can be limited to, as the server names them.
public enum SearchKind: String, Sendable, Hashable, CaseIterable {
  /// People.
  case accounts
  /// Posts; only where the server has full-text search.
  case statuses
  case hashtags
}
