import LocalStore
public import SocialModel

extension MastodonProvider: PinProvider {
  /// Pins one of the reader's posts or takes it from their profile: kept and shown at once, sent
  /// when the network allows.
  public nonisolated(nonsending) func setPinned(_ pinned: Bool, postID: String) async throws {
    try await store.enqueue(.pin(pinned, postID: postID), now: dependencies.now())
  }
}
