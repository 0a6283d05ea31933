import LocalStore
public import SocialModel

extension MastodonProvider: RelationshipProvider {
  /// The stored relationship with a person.
  public func knownRelationship(
    with accountID: String
  ) async throws -> SocialModel.Relationship? {
    try await store.relationships(ids: [accountID]).first
  }
}
