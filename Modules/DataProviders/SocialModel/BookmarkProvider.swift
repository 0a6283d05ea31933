/// Takes what the reader keeps for later.
///
/// What is kept so stands in the timeline ``TimelineScope/bookmarks``.
public protocol BookmarkProvider: Sendable {
  /// Bookmarks a post or takes the bookmark away; nobody but the reader sees it.
  ///
  /// The rules of ``LikeProvider/setLiked(_:postID:)`` count here too.
  ///
  /// - Parameters:
  ///   - bookmarked: Whether the reader keeps the post from now on.
  ///   - postID: `Moment.postID`.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func setBookmarked(_ bookmarked: Bool, postID: String) async throws
}
