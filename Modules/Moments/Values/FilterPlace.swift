/// A place where a filter of the reader applies; raw values are those of servers.
public enum FilterPlace: String, CaseIterable, Codable, Hashable, Sendable {
  /// The reader's own timeline and lists.
  case home
  case notifications
  /// Public timelines, hashtags and Explore.
  case `public`
  /// A post with its comments.
  case thread
  /// Profiles.
  case account
}
