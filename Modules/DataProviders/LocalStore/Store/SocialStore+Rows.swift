public import SocialModel

extension SocialStore {
  /// Takes a row out of all timelines; the post that it shows stays: for a sharing that was taken
  /// back.
  ///
  /// A row that is not kept is no error.
  public func removeRow(_ id: Moment.ID) async throws {
    try await write { try $0.run("DELETE FROM entry WHERE id = ?", id) }
  }
}
