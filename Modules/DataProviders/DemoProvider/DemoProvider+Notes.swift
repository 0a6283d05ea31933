public import SocialModel

/// Notes about people are shown immediately, and undone if the story refuses them.
extension DemoProvider: NoteProvider {
  /// Sets the note about a person.
  @MainActor
  public func setNote(_ note: String, accountID: String) async throws {
    let before = relationships[accountID]
    show(note, about: accountID)
    do {
      try await respond(to: .mark)
    } catch {
      show(before?.note ?? "", about: accountID)
      throw error
    }
  }

  private func show(_ note: String, about accountID: String) {
    relationships[accountID, default: Relationship(id: accountID)].note = note
    overlay.notify(SocialChange(accounts: [accountID]))
  }
}
