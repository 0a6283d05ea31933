/// Knows whom the reader follows, and follows and unfollows people.
///
/// May be called from any thread and must not work on the main actor. Throws `ProviderError` or
/// `CancellationError`.
public protocol FollowProvider: Sendable {
  /// The reader's own account; nil where the provider has no reader.
  func reader() async throws -> Account?

  /// The reader's relationships with some people.
  ///
  /// - Parameter accountIDs: `Account.id`.
  /// - Returns: the known relationships, in no particular order; there is none with the reader.
  /// - Throws: `ProviderError` or `CancellationError`.
  func relationships(with accountIDs: [String]) async throws -> [Relationship]

  /// The stored relationship with a person, with optimistic updates, without a request; nil where
  /// it is unknown.
  func knownRelationship(with accountID: String) async throws -> Relationship?

  /// Follows or unfollows a person.
  ///
  /// Setting the current state succeeds and changes nothing. When it throws, nothing is changed.
  ///
  /// - Parameters:
  ///   - following: whether the person is to be followed.
  ///   - accountID: `Account.id`.
  /// - Returns: the new relationship; `requested` where the person approves followers.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func setFollowing(
    _ following: Bool,
    accountID: String
  ) async throws -> Relationship
}
