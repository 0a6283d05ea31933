public import SocialModel

extension SocialStore {
  /// Keeps what posts say now, in place of what was known of them; no timeline changes.
  public func save(_ moments: [Moment]) async throws {
    inUse.note(moments.lazy.map(\.postID))
    noteReturned(moments)
    let news = reconciliation
    try await write { connection in
      _ = try MomentTable.save(news.corrected(moments, in: connection), in: connection)
    }
  }

  /// A post as the reader should see it; nil where it is not kept, or was deleted by the reader.
  ///
  /// - Parameter postID: `Moment.postID`.
  /// - Returns: The post, as itself: `id` is `postID`, and nobody shares it.
  /// - Throws: `ProviderError`.
  public func moment(postID: String) async throws -> Moment? {
    inUse.note(CollectionOfOne(postID))
    return try await read { try MomentTable.moment(postID: postID, in: $0) }
  }

  /// Some posts as the reader should see them, each as itself; those that are not kept or were
  /// deleted are left out.
  ///
  /// - Parameter postIDs: `Moment.postID`.
  /// - Returns: The posts, in no particular order.
  /// - Throws: `ProviderError`.
  public func moments(postIDs: Set<String>) async throws -> [Moment] {
    inUse.note(postIDs)
    return try await read { try MomentTable.moments(postIDs: Array(postIDs), in: $0) }
  }

  /// Forgets a post, and with it its rows in all timelines and threads; one that is not kept is no
  /// error.
  public func remove(postID: String) async throws {
    try await write { connection in _ = try MomentTable.remove(postID: postID, in: connection) }
  }

  /// A post with what it answers and what answers it, as far as it is kept; nil where the post is
  /// not.
  ///
  /// Comments come in the order in which the server last returned them, and what came since after
  /// them. `next` is nil.
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
  /// Where it is whole (`next` is nil), comments that are not in it do not belong to it any more,
  /// and those that no timeline shows are forgotten; what waits to be sent stays.
  ///
  /// - Parameter thread: The thread.
  /// - Throws: `ProviderError`.
  public func saveThread(_ thread: MomentThread) async throws {
    inUse.note(CollectionOfOne(thread.moment.postID))
    noteReturned(thread.ancestors + [thread.moment] + thread.comments)
    let news = reconciliation
    try await write { connection in
      var thread = thread
      guard let moment = try news.corrected(thread.moment, in: connection) else { return }
      thread.moment = moment
      thread.ancestors = try news.corrected(thread.ancestors, in: connection)
      thread.comments = try news.corrected(thread.comments, in: connection)
      thread.comments += try news.commentsMissing(in: thread, connection)
      try ThreadTable.save(thread, in: connection)
    }
  }
}
