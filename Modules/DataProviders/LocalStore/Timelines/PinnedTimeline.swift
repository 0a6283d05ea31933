public import SocialModel

/// The timelines of pinned posts.
///
/// Servers return each as a whole, in the order of pinning, which posts do not contain.
extension SocialStore {
  /// Stores a person's pinned posts, in place of the earlier ones.
  ///
  /// A post that is no longer among them is not pinned, and its row is deleted. Posts that the
  /// reader pinned since the request stay at the top.
  ///
  /// - Parameters:
  ///   - moments: All of them, the last pin first.
  ///   - accountID: The person.
  /// - Throws: `ProviderError`.
  public func savePinned(_ moments: [Moment], of accountID: String) async throws {
    let scope = TimelineScope.pinned(accountID: accountID)
    let reconciliation = self.reconciliation
    inUse.note(scope)
    noteReturned(moments)
    try await write { connection in
      let moments = try reconciliation.corrected(moments, in: connection).filter {
        $0.isPinned == true
      }
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
      try Self.unpin(
        except: Set(moments.map(\.postID)),
        of: accountID,
        reconciliation,
        in: connection
      )
    }
  }

  /// Marks all other posts of a person as not pinned.
  private static func unpin(
    except pinned: Set<String>,
    of accountID: String,
    _ reconciliation: ResponseReconciliation,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    let known = try connection.query(
      """
      SELECT p.id FROM post p JOIN account a ON a.number = p.author
      WHERE a.id = ? AND p.is_pinned = 1
      """,
      accountID
    ) { $0.text(0) }.compactMap { $0 }
    for id in known where !pinned.contains(id) && !reconciliation.isSettled(id) {
      try connection.run("UPDATE post SET is_pinned = 0 WHERE id = ?", id)
    }
  }
}

extension TimelineRows {
  /// Deletes rows, wherever they came from; their posts stay.
  fileprivate func forget(_ ids: Set<Moment.ID>) throws(SQLiteError) {
    for id in ids {
      try connection.run("DELETE FROM entry WHERE timeline = ? AND id = ?", timeline, id)
    }
  }
}
