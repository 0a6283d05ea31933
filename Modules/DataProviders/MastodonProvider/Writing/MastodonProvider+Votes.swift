import LocalStore
public import SocialModel

extension MastodonProvider: VoteProvider {
  /// Votes in the poll of a post: kept and shown at once, sent when the network allows.
  public nonisolated(nonsending) func vote(_ choices: [Int], postID: String) async throws {
    try await store.enqueue(.vote(choices, postID: postID), now: dependencies.now())
  }
}
