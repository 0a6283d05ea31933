/// Pins the reader's own posts on their profile.
///
/// Pinned posts are in the timeline ``TimelineScope/pinned(accountID:)``.
public protocol PinProvider: Sendable {
  /// Pins one of the reader's own posts, or unpins it.
  ///
  /// The rules of ``LikeProvider/setLiked(_:postID:)`` apply here, too. Servers accept a few pins
  /// only, usually five.
  ///
  /// - Parameters:
  ///   - pinned: Whether the post is to be pinned.
  ///   - postID: `Moment.postID`.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func setPinned(_ pinned: Bool, postID: String) async throws
}
