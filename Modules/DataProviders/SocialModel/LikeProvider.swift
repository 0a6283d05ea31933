/// Takes the reader's likes.
///
/// A like shows at once in whatever the provider's reads return, and a ``ChangeSource`` of the
/// provider names the post: when the like was taken, and again when it is confirmed as something
/// else, or taken back. ``MemoryOverlay`` does that for providers that have no store.
public protocol LikeProvider: Sendable {
  /// Sets or takes away the reader's like.
  ///
  /// Setting what is already so succeeds and changes nothing. May be called from any thread; calls
  /// for one post take effect in the order in which they begin, which is why it begins where the
  /// caller is. When it throws, the like is as it was before.
  ///
  /// - Parameters:
  ///   - liked: whether the reader likes the post from now on.
  ///   - postID: `Moment.postID`, not the identity of the row.
  /// - Returns: the state after it, with the count as the provider knows it.
  /// - Throws: `ProviderError.refused` if it is not allowed, `.unknownMoment`, errors of the
  ///   network, `CancellationError`.
  nonisolated(nonsending) func setLiked(
    _ liked: Bool,
    postID: String
  ) async throws -> LikeState
}
