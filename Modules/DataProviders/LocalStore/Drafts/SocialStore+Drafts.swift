public import SocialModel

extension SocialStore {
  /// The stored drafts, the last changed first.
  ///
  /// - Throws: `ProviderError`.
  public func drafts() async throws -> [PostDraft] {
    let files = mediaFiles
    return try await read { try DraftTable.all(in: files, $0) }
  }

  /// What is lost if the store is deleted: the actions that wait to be sent, and the drafts, also
  /// those that cannot be read.
  ///
  /// - Throws: `ProviderError`.
  public func unsavedWork() async throws -> UnsavedWork {
    try await read { connection in
      UnsavedWork(
        unsent: try OutboxTable.count(in: connection),
        drafts: try DraftTable.count(in: connection)
      )
    }
  }

  /// Stores a draft, in place of an older one with the same identity; it is on disk when this
  /// returns.
  ///
  /// - Throws: `ProviderError`.
  public func save(_ draft: PostDraft) async throws {
    try await write { try DraftTable.save(draft, in: $0) }
  }

  /// Deletes a draft and its photos; one that does not exist is not an error.
  ///
  /// - Throws: `ProviderError`.
  public func deleteDraft(_ id: PostDraft.ID) async throws {
    let files = try await write { connection in
      try DraftTable.remove(id, in: connection)
      return try MediaTable.remove(of: .draft(id), in: connection)
    }
    mediaFiles.delete(files)
  }
}
