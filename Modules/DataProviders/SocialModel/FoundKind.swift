/// A kind of search results.
public enum FoundKind: Sendable, Hashable, CaseIterable {
  /// People, by their names and addresses.
  case people
  /// Hashtags.
  case tags
  /// Moments, by their text.
  case moments
}
