import LocalStore
public import SocialModel

extension MastodonProvider: BoostProvider {
  /// Boosts a post or removes the boost: stored and shown immediately, sent when the network
  /// allows.
  public nonisolated(nonsending) func setBoosted(
    _ boosted: Bool,
    postID: String
  ) async throws -> BoostState {
    try await store.enqueue(.boost(boosted, postID: postID), now: dependencies.now())
    let moment = try await shown(postID)
    return BoostState(isBoosted: moment.isBoosted, count: moment.boostCount)
  }
}
