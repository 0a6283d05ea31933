import LocalStore
public import SocialModel

extension MastodonProvider: NoteProvider {
  /// Sets the note about a person: stored and shown immediately, sent when the network allows.
  public nonisolated(nonsending) func setNote(_ note: String, accountID: String) async throws {
    guard accountID != readerID else { throw ProviderError.refused(reason: nil) }
    try await store.enqueue(.note(note, accountID: accountID), now: dependencies.now())
  }
}
