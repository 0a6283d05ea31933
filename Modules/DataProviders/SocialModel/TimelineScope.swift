/// Which moments a timeline is made of.
public enum TimelineScope: Sendable, Hashable {
  /// What the reader's own timeline holds.
  case home
  /// What everybody writes whom the server knows of.
  case `public`
  /// What the people of the reader's server write.
  case local
  /// The moments with a hashtag, named without the leading "#"; case does not matter.
  case hashtag(String)
  /// What one person wrote and shared; `Account.id`.
  case profile(accountID: String)
  /// What the people of one of the reader's lists write; the list's identity at the server.
  case list(id: String)
  /// What the reader bookmarked, the last bookmark first.
  case bookmarks
  /// What the reader likes, the last like first.
  case likes
  /// What everybody writes whom the server knows of, as far as it has images.
  case photos
  /// What one person wrote themselves, as far as it has images; `Account.id`.
  case profilePhotos(accountID: String)
  /// What one person shows first on their profile, the last pin first; `Account.id`.
  case pinned(accountID: String)
}
