import LocalStore
public import SocialModel

extension MastodonProvider: LikeProvider {
  /// Likes a post or removes the like: stored and shown immediately, sent when the network allows.
  public nonisolated(nonsending) func setLiked(
    _ liked: Bool,
    postID: String
  ) async throws -> LikeState {
    try await store.enqueue(.like(liked, postID: postID), now: dependencies.now())
    return try await shown(postID).like
  }

  /// A post as it is shown, by any of its identities.
  func shown(_ postID: String) async throws -> Moment {
    guard let moment = try await store.momentByAnyName(postID) else {
      throw ProviderError.unknownMoment(id: postID)
    }
    return moment
  }
}
