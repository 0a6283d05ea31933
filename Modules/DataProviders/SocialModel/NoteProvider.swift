/// Stores the reader's notes about people, which only the reader sees.
public protocol NoteProvider: Sendable {
  /// Sets the note about a person, in place of the one before.
  ///
  /// It is shown immediately, as ``Relationship/note``, and the changes name the person.
  ///
  /// - Parameters:
  ///   - note: The note; empty to remove it.
  ///   - accountID: `Account.id`; not the reader's own.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func setNote(_ note: String, accountID: String) async throws
}
