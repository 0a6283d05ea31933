import LocalStore
public import SocialModel

extension MastodonProvider: FollowProvider {
  /// What stands between the reader and a person, as it is kept.
  public func knownRelationship(
    with accountID: String
  ) async throws -> SocialModel.Relationship? {
    try await store.relationships(ids: [accountID]).first
  }

  /// Follows a person or ends that: kept and shown at once, sent when the network allows.
  public nonisolated(nonsending) func setFollowing(
    _ following: Bool,
    accountID: String
  ) async throws -> SocialModel.Relationship {
    guard accountID != readerID else { throw ProviderError.refused(reason: nil) }
    try await store.enqueue(.follow(following, accountID: accountID), now: dependencies.now())
    return try await store.relationships(ids: [accountID]).first ?? Relationship(id: accountID)
  }
}
