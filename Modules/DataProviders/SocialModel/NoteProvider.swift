/// Takes what the reader writes down about people, which nobody else sees.
public protocol NoteProvider: Sendable {
  /// Writes something down about a person, in place of what was written before.
  ///
  /// Shows at once, as ``Relationship/note``, and the changes name the person.
  ///
  /// - Parameters:
  ///   - note: What to write; empty takes the note away.
  ///   - accountID: `Account.id`; not the reader's own.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func setNote(_ note: String, accountID: String) async throws
}
