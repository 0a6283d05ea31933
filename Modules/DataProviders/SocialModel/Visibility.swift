/// Who may see a moment.
public enum Visibility: Sendable, Hashable {
  /// Everybody; it is listed in public timelines.
  case `public`
  /// Everybody, but it is not listed.
  case unlisted
  /// The author's followers.
  case followers
  /// Those who are mentioned in it.
  case direct
  /// A word of the server that this version does not know; treat as the narrowest.
  case other(String)
}
