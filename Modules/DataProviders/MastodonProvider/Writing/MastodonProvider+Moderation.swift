import LocalStore
public import SocialModel

extension MastodonProvider: ModerationProvider {
  /// Whether the server is not known to lack that.
  public var mutesConversations: Bool { !missing.has(.conversationMutes) }

  /// Mutes or unmutes a person: stored and shown immediately, sent when the network allows.
  public nonisolated(nonsending) func setMuted(_ muted: Bool, accountID: String) async throws {
    guard accountID != readerID else { throw ProviderError.refused(reason: nil) }
    try await store.enqueue(.mute(muted, accountID: accountID), now: dependencies.now())
  }

  /// Blocks or unblocks a person: stored and shown immediately, sent when the network allows.
  public nonisolated(nonsending) func setBlocked(
    _ blocked: Bool,
    accountID: String
  ) async throws {
    guard accountID != readerID else { throw ProviderError.refused(reason: nil) }
    try await store.enqueue(.block(blocked, accountID: accountID), now: dependencies.now())
  }

  /// Mutes or unmutes the conversation of a post: stored and shown immediately, sent when the
  /// network allows.
  public nonisolated(nonsending) func setConversationMuted(
    _ muted: Bool,
    postID: String
  ) async throws {
    try await store.enqueue(.muteConversation(muted, postID: postID), now: dependencies.now())
  }
}
