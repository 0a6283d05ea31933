/// Knows the reader's relationships with people.
///
/// May be called from any thread and must not work on the main actor. Throws `ProviderError` or
/// `CancellationError`.
public protocol RelationshipProvider: ActionProvider {
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
}
