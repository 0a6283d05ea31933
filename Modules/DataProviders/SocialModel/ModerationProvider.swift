/// Mutes and blocks people, and mutes conversations.
///
/// Posts and boosts of hidden people are marked with ``Moment/hiding`` in all of the provider's
/// reads.
public protocol ModerationProvider: Sendable {
  /// Whether conversations can be muted; some servers cannot. It may become false.
  var mutesConversations: Bool { get }

  /// Mutes or unmutes a person; posts of muted people are not shown.
  ///
  /// The rules of ``LikeProvider/setLiked(_:postID:)`` apply here, too: the effect is immediate,
  /// and the changes name the person.
  ///
  /// - Parameters:
  ///   - muted: Whether the person is to be muted.
  ///   - accountID: `Account.id`; not the reader's own.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func setMuted(_ muted: Bool, accountID: String) async throws

  /// Blocks a person, which ends all contact on both sides, or unblocks them; like
  /// ``setMuted(_:accountID:)``.
  nonisolated(nonsending) func setBlocked(_ blocked: Bool, accountID: String) async throws

  /// Mutes or unmutes the conversation of a post: a muted one causes no notifications, but is shown
  /// as before, see ``Moment/isMuted``.
  ///
  /// The rules of ``LikeProvider/setLiked(_:postID:)`` apply here, too.
  ///
  /// - Parameters:
  ///   - muted: Whether the conversation is to be muted.
  ///   - postID: `Moment.postID`.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func setConversationMuted(_ muted: Bool, postID: String) async throws
}

extension ModerationProvider {
  /// Conversations can be muted, unless a provider says otherwise.
  public var mutesConversations: Bool { true }
}
