/// Takes what the reader shares of others.
public protocol BoostProvider: Sendable {
  /// Shares a post with those who follow the reader, or takes that back.
  ///
  /// The rules of ``LikeProvider/setLiked(_:postID:)`` count here too.
  ///
  /// - Parameters:
  ///   - boosted: whether the reader shares the post from now on.
  ///   - postID: `Moment.postID`.
  /// - Returns: the state after it.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func setBoosted(
    _ boosted: Bool,
    postID: String
  ) async throws -> BoostState
}
