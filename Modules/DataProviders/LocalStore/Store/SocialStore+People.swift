public import SocialModel

extension SocialStore {
  /// Stores people, in place of the earlier ones.
  public func save(_ accounts: [Account]) async throws {
    try await write { connection in _ = try AccountTable.save(accounts, in: connection) }
  }

  /// A person; nil where they are not stored.
  public func account(id: String) async throws -> Account? {
    try await read { try AccountTable.account(id: id, in: $0) }
  }

  /// Stores relationships as a server returned them; the overlay stays.
  public func save(_ relationships: [Relationship]) async throws {
    let reconciliation = self.reconciliation
    try await write {
      try RelationshipTable.save(reconciliation.corrected(relationships), in: $0)
    }
  }

  /// Relationships with the overlay; unknown ones are left out.
  public func relationships(ids: [String]) async throws -> [Relationship] {
    try await read { connection in
      try ids.compactMap { try RelationshipTable.relationship(id: $0, in: connection) }
    }
  }
}
