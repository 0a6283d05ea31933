public import SocialModel

/// What the reader writes down about people shows at once, and is gone where the story refuses it.
extension DemoProvider: NoteProvider {
  /// Writes something down about a person.
  @MainActor
  public func setNote(_ note: String, accountID: String) async throws {
    let before = relationships[accountID]
    show(note, about: accountID)
    do {
      try await answer(.mark)
    } catch {
      show(before?.note ?? "", about: accountID)
      throw error
    }
  }

  private func show(_ note: String, about accountID: String) {
    relationships[accountID, default: Relationship(id: accountID)].note = note
    overlay.tell(SocialChange(accounts: [accountID]))
  }
}
