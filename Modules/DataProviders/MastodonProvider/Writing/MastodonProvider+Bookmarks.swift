import LocalStore
public import SocialModel

extension MastodonProvider: BookmarkProvider {
  /// Bookmarks a post or removes the bookmark: stored and shown immediately, sent when the network
  /// allows.
  public nonisolated(nonsending) func setBookmarked(
    _ bookmarked: Bool,
    postID: String
  ) async throws {
    try await store.enqueue(.bookmark(bookmarked, postID: postID), now: dependencies.now())
  }
}
