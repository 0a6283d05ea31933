public import SocialModel

extension SocialStore {
  /// Keeps people, in place of what was known of them.
  public func save(_ accounts: [Account]) async throws {
    try await write { connection in _ = try AccountTable.save(accounts, in: connection) }
  }

  /// A person; nil where they are not known.
  public func account(id: String) async throws -> Account? {
    try await read { try AccountTable.account(id: id, in: $0) }
  }

  /// Keeps what a server says of the reader and people; the overlay stays.
  public func save(_ relationships: [Relationship]) async throws {
    let news = reconciliation
    try await write {
      try RelationshipTable.save(news.corrected(relationships), in: $0)
    }
  }

  /// Relationships as the reader should see them; those that are not known are left out.
  public func relationships(ids: [String]) async throws -> [Relationship] {
    try await read { connection in
      try ids.compactMap { try RelationshipTable.relationship(id: $0, in: connection) }
    }
  }
}
