/// Which moments a timeline contains.
public enum TimelineScope: Sendable, Hashable {
  /// The reader's home timeline.
  case home
  /// Posts of all servers that the reader's server knows.
  case `public`
  /// Posts of the reader's server.
  case local
  /// The moments with a hashtag, without the leading "#"; not case-sensitive.
  case hashtag(String)
  /// Posts and boosts of a person; `Account.id`.
  case profile(accountID: String)
  /// Posts of the members of a list; the list's identity at the server.
  case list(id: String)
  /// The reader's bookmarks, the last one first.
  case bookmarks
  /// The reader's likes, the last one first.
  case likes
  /// Posts with images of all servers that the reader's server knows.
  case photos
  /// A person's own posts with images; `Account.id`.
  case profilePhotos(accountID: String)
  /// A person's pinned posts, the last pin first; `Account.id`.
  case pinned(accountID: String)
}
