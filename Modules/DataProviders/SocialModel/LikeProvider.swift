/// Likes posts.
///
/// A like is shown immediately in all of the provider's reads, and a ``ChangeSource`` of the
/// provider names the post: when the like is set, and again when the confirmed state differs or the
/// like is undone. ``MemoryOverlay`` implements that for providers without a store.
public protocol LikeProvider: Sendable {
  /// Likes a post or removes the like.
  ///
  /// Setting the current state succeeds and changes nothing. May be called from any thread; calls
  /// for one post take effect in the order in which they begin, which is why it runs in the
  /// caller's isolation. When it throws, the like is unchanged.
  ///
  /// - Parameters:
  ///   - liked: whether the post is to be liked.
  ///   - postID: `Moment.postID`, not the identity of the row.
  /// - Returns: the new state, with the count as the provider knows it.
  /// - Throws: `ProviderError.refused` if it is not allowed, `.unknownMoment`, errors of the
  ///   network, `CancellationError`.
  nonisolated(nonsending) func setLiked(
    _ liked: Bool,
    postID: String
  ) async throws -> LikeState
}
