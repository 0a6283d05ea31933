public import SocialModel

extension SocialStore {
  /// Removes a row from all timelines, for a boost that was undone; the post that it shows stays.
  ///
  /// A row that is not stored is not an error.
  public func removeRow(_ id: Moment.ID) async throws {
    try await write { try $0.run("DELETE FROM entry WHERE id = ?", id) }
  }
}
