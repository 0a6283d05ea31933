/// Bookmarks posts.
///
/// Bookmarked posts are in the timeline ``TimelineScope/bookmarks``.
public protocol BookmarkProvider: Sendable {
  /// Bookmarks a post or removes the bookmark, which only the reader sees.
  ///
  /// The rules of ``LikeProvider/setLiked(_:postID:)`` apply here, too.
  ///
  /// - Parameters:
  ///   - bookmarked: Whether the post is to be bookmarked.
  ///   - postID: `Moment.postID`.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func setBookmarked(_ bookmarked: Bool, postID: String) async throws
}
