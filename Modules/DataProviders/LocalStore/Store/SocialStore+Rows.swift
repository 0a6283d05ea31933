public import SocialModel

extension SocialStore {
  /// Removes a row from all timelines, for a boost that was undone; the post that it shows stays.
  ///
  /// A row that is not stored is not an error.
  public func removeRow(_ id: Moment.ID) async throws {
    try await write { try $0.run("DELETE FROM entry WHERE id = ?", id) }
  }

  /// Deletes all rows of a timeline that a server returned, because it has none now.
  ///
  /// Posts whose mark is not confirmed stay.
  package func removeRows(of scope: TimelineScope) async throws {
    try await write { connection in
      guard let rows = try TimelineRows.find(scope, in: connection) else { return }
      try connection.run("DELETE FROM entry WHERE timeline = ? AND is_unordered = 0", rows.timeline)
      try rows.tidyGaps()
    }
  }
}
