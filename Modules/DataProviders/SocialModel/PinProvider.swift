/// Takes which of their own posts the reader shows first on their profile.
///
/// What is shown so stands in the timeline ``TimelineScope/pinned(accountID:)``.
public protocol PinProvider: Sendable {
  /// Pins one of the reader's own posts to their profile, or takes it from there.
  ///
  /// The rules of ``LikeProvider/setLiked(_:postID:)`` count here too. Servers take some posts
  /// only, five as a rule, and refuse more.
  ///
  /// - Parameters:
  ///   - pinned: Whether it stands first from now on.
  ///   - postID: `Moment.postID`.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func setPinned(_ pinned: Bool, postID: String) async throws
}
