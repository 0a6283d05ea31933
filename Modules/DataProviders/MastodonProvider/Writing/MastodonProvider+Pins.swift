import LocalStore
public import SocialModel

extension MastodonProvider: PinProvider {
  /// Pins or unpins one of the reader's posts: stored and shown immediately, sent when the network
  /// allows.
  public nonisolated(nonsending) func setPinned(_ pinned: Bool, postID: String) async throws {
    try await store.enqueue(.pin(pinned, postID: postID), now: dependencies.now())
  }
}
