import LocalStore
public import SocialModel

extension MastodonProvider: FollowProvider {
  /// The stored relationship with a person.
  public func knownRelationship(
    with accountID: String
  ) async throws -> SocialModel.Relationship? {
    try await store.relationships(ids: [accountID]).first
  }

  /// Follows or unfollows a person: stored and shown immediately, sent when the network allows.
  public nonisolated(nonsending) func setFollowing(
    _ following: Bool,
    accountID: String
  ) async throws -> SocialModel.Relationship {
    guard accountID != readerID else { throw ProviderError.refused(reason: nil) }
    try await store.enqueue(.follow(following, accountID: accountID), now: dependencies.now())
    return try await store.relationships(ids: [accountID]).first ?? Relationship(id: accountID)
  }
}
