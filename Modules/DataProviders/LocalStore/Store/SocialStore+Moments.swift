public import SocialModel

extension SocialStore {
  /// Stores posts, in place of the earlier ones; no timeline changes.
  public func save(_ moments: [Moment]) async throws {
    inUse.note(moments.lazy.map(\.postID))
    noteReturned(moments)
    let reconciliation = self.reconciliation
    try await write { connection in
      _ = try MomentTable.save(reconciliation.corrected(moments, in: connection), in: connection)
    }
  }

  /// A post with the overlay; nil where it is not stored, or was deleted by the reader.
  ///
  /// - Parameter postID: `Moment.postID`.
  /// - Returns: The post without a boost: `id` equals `postID`.
  /// - Throws: `ProviderError`.
  public func moment(postID: String) async throws -> Moment? {
    inUse.note(CollectionOfOne(postID))
    return try await read { try MomentTable.moment(postID: postID, in: $0) }
  }

  /// Some posts without boosts, with the overlay; those that are not stored or were deleted are
  /// left out.
  ///
  /// - Parameter postIDs: `Moment.postID`.
  /// - Returns: The posts, in no particular order.
  /// - Throws: `ProviderError`.
  public func moments(postIDs: Set<String>) async throws -> [Moment] {
    inUse.note(postIDs)
    return try await read { try MomentTable.moments(postIDs: Array(postIDs), in: $0) }
  }

  /// Deletes a post, and its rows in all timelines and threads; one that is not stored is not an
  /// error.
  public func remove(postID: String) async throws {
    try await write { connection in _ = try MomentTable.remove(postID: postID, in: connection) }
  }

  /// The stored thread of a post: its ancestors and its comments; nil where the post is not stored.
  ///
  /// Comments are in the order of the server's last response, followed by newer ones. `next` is
  /// nil.
  ///
  /// - Parameter postID: `Moment.postID`.
  /// - Returns: The thread.
  /// - Throws: `ProviderError`.
  public func thread(of postID: String) async throws -> MomentThread? {
    inUse.note(CollectionOfOne(postID))
    return try await read { try ThreadTable.thread(of: postID, in: $0) }
  }

  /// Stores a thread as a server returned it.
  ///
  /// If it is complete (`next` is nil), stored comments that are not in it no longer belong to it,
  /// and those that no timeline shows are deleted; comments that wait to be sent stay.
  ///
  /// - Parameter thread: The thread.
  /// - Throws: `ProviderError`.
  public func saveThread(_ thread: MomentThread) async throws {
    inUse.note(CollectionOfOne(thread.moment.postID))
    noteReturned(thread.ancestors + [thread.moment] + thread.comments)
    let reconciliation = self.reconciliation
    try await write { connection in
      var thread = thread
      guard let moment = try reconciliation.corrected(thread.moment, in: connection) else { return }
      thread.moment = moment
      thread.ancestors = try reconciliation.corrected(thread.ancestors, in: connection)
      thread.comments = try reconciliation.corrected(thread.comments, in: connection)
      thread.comments += try reconciliation.commentsMissing(in: thread, connection)
      try ThreadTable.save(thread, in: connection)
    }
  }
}
