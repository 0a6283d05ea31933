public import SocialModel

/// The timelines of what people show first on their profiles.
///
/// Servers return each as a whole, in the order of pinning, which nothing of a post tells.
extension SocialStore {
  /// Keeps what a person shows first, in place of what was known of it.
  ///
  /// A post that is not in it any more is not pinned, and its row goes. What the reader pinned
  /// since the request stays on top.
  ///
  /// - Parameters:
  ///   - moments: All of them, the last pin first.
  ///   - accountID: Who shows them.
  /// - Throws: `ProviderError`.
  public func savePinned(_ moments: [Moment], of accountID: String) async throws {
    let scope = TimelineScope.pinned(accountID: accountID)
    let news = reconciliation
    inUse.note(scope)
    noteReturned(moments)
    try await write { connection in
      let moments = try news.corrected(moments, in: connection).filter { $0.isPinned == true }
      let rows = try TimelineRows.opening(scope, in: connection)
      let shown = try rows.rowIDs()
      if shown != moments.map(\.id) {
        try rows.forget(Set(shown + moments.map(\.id)))
        try rows.tidyGaps()
        _ = try rows.insert(moments, at: .newest, isWhole: true)
      } else {
        try MomentTable.save(moments, in: connection)
      }
      try rows.setEnd(true)
      try Self.unpin(except: Set(moments.map(\.postID)), of: accountID, news, in: connection)
    }
  }

  /// Notes of all other posts of a person that they are not pinned.
  private static func unpin(
    except pinned: Set<String>,
    of accountID: String,
    _ news: ResponseReconciliation,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    let known = try connection.query(
      """
      SELECT p.id FROM post p JOIN account a ON a.number = p.author
      WHERE a.id = ? AND p.is_pinned = 1
      """,
      accountID
    ) { $0.text(0) }.compactMap { $0 }
    for id in known where !pinned.contains(id) && !news.isSettled(id) {
      try connection.run("UPDATE post SET is_pinned = 0 WHERE id = ?", id)
    }
  }
}

extension TimelineRows {
  /// Takes rows out, whoever brought them; their posts stay.
  fileprivate func forget(_ ids: Set<Moment.ID>) throws(SQLiteError) {
    for id in ids {
      try connection.run("DELETE FROM entry WHERE timeline = ? AND id = ?", timeline, id)
    }
  }
}
