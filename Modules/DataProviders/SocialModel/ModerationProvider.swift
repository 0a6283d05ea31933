/// Takes whom the reader does not want to see, and what they do not want to be told of.
///
/// What they wrote and shared says so (``Moment/hiding``) in whatever the provider's reads return.
public protocol ModerationProvider: Sendable {
  /// Mutes a person, whose posts the reader sees no more, or takes that back.
  ///
  /// The rules of ``LikeProvider/setLiked(_:postID:)`` count here too: it shows at once, and the
  /// changes name the person.
  ///
  /// - Parameters:
  ///   - muted: Whether the reader does not want to see them from now on.
  ///   - accountID: `Account.id`; not the reader's own.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func setMuted(_ muted: Bool, accountID: String) async throws

  /// Blocks a person, which ends all contact on both sides, or takes that back, as
  /// ``setMuted(_:accountID:)`` does with muting.
  nonisolated(nonsending) func setBlocked(_ blocked: Bool, accountID: String) async throws

  /// Mutes the conversation that a post belongs to, of which the reader is told nothing more, or
  /// takes that back; it is shown as before, see ``Moment/isMuted``.
  ///
  /// The rules of ``LikeProvider/setLiked(_:postID:)`` count here too.
  ///
  /// - Parameters:
  ///   - muted: Whether the reader is told nothing of it from now on.
  ///   - postID: `Moment.postID`.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func setConversationMuted(_ muted: Bool, postID: String) async throws
}
