/// Takes the reader's likes.
public protocol LikeProvider: Sendable {
  /// Sets or takes away the reader's like.
  ///
  /// Setting what is already so succeeds and changes nothing. May be called from any thread; calls
  /// for one post take effect in the order in which they begin. When it throws, the like is as it
  /// was before.
  ///
  /// - Parameters:
  ///   - liked: whether the reader likes the post from now on.
  ///   - postID: `Moment.postID`, not the identity of the row.
  /// - Returns: the state after it, with the count as the provider knows it.
  /// - Throws: `ProviderError.refused` if it is not allowed, `.unknownMoment`, errors of the
  ///   network, `CancellationError`.
  func setLiked(_ liked: Bool, postID: String) async throws -> LikeState
}
