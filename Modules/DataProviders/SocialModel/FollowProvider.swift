/// Knows whom the reader follows, and takes changes of it.
///
/// May be called from any thread and must not work on the main actor. Throws `ProviderError` or
/// `CancellationError`.
public protocol FollowProvider: Sendable {
  /// The reader's own account; nil where the provider has no reader.
  func reader() async throws -> Account?

  /// What stands between the reader and some people.
  ///
  /// - Parameter accountIDs: `Account.id`.
  /// - Returns: the relationships that are known, in no particular order; the reader has none with
  ///   themselves.
  /// - Throws: `ProviderError` or `CancellationError`.
  func relationships(with accountIDs: [String]) async throws -> [Relationship]

  /// What stands between the reader and a person as far as it is known, with optimistic updates,
  /// without asking the network; nil where nothing is known.
  func knownRelationship(with accountID: String) async throws -> Relationship?

  /// Follows a person or ends that.
  ///
  /// Setting what is already so succeeds and changes nothing. When it throws, everything is as it
  /// was before.
  ///
  /// - Parameters:
  ///   - following: whether the reader follows from now on.
  ///   - accountID: `Account.id`.
  /// - Returns: the relationship after it; `requested` where the person answers first.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func setFollowing(
    _ following: Bool,
    accountID: String
  ) async throws -> Relationship
}
