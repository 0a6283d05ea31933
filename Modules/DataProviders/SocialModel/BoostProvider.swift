/// Boosts posts.
public protocol BoostProvider: Sendable {
  /// Shares a post with the reader's followers, or undoes that.
  ///
  /// The rules of ``LikeProvider/setLiked(_:postID:)`` apply here, too.
  ///
  /// - Parameters:
  ///   - boosted: whether the post is to be boosted.
  ///   - postID: `Moment.postID`.
  /// - Returns: the new state.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func setBoosted(
    _ boosted: Bool,
    postID: String
  ) async throws -> BoostState
}
