public import SocialModel

extension SocialStore {
  /// Stores people whom a list names, in place of the earlier ones.
  ///
  /// Their numbers do not replace those of ``saveProfile(_:)``.
  public func save(_ accounts: [Account]) async throws {
    try await write { try AccountTable.save(accounts, from: .list, in: $0) }
  }

  /// Stores what a server answered when it was asked about this person.
  public func saveProfile(_ account: Account) async throws {
    try await write { try AccountTable.save([account], from: .itself, in: $0) }
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
