import LocalStore
import SocialModel

/// What the outbox leaves to the reader: this one gives it up, and notes that.
enum Undecided {
  /// Gives up reports of which nobody knows whether they arrived, and posts that go on with one
  /// that was deleted before it was sent.
  ///
  /// - Returns: What is refused for another reason: nothing of it should be.
  static func giveUp(in store: SocialStore, _ ledger: Ledger) async throws -> [OutboxItem] {
    var others: [OutboxItem] = []
    for item in try await store.outbox() {
      switch (item.action, item.state) {
      case (.report(let report), .refused(.unconfirmed)):
        try ledger.note(given(up: .report, report.accountID, report.comment, ledger))
        try await store.discard(item.id)
      case (.post(let draft), .refused(.refused(nil))) where draft.continues:
        try ledger.note(given(up: .post, "", draft.text, ledger))
        try await store.discard(item.id)
      case (_, .refused): others.append(item)
      default: break
      }
    }
    return others
  }

  /// Whether something waits for the network, for a server, or for the reader.
  static func isOpen(in store: SocialStore) async throws -> Bool {
    try await store.outbox().contains { item in
      if case .refused = item.state { false } else { true }
    }
  }

  private static func given(
    up kind: OutboxKind,
    _ target: String,
    _ text: String,
    _ ledger: Ledger
  ) -> Intent {
    Intent(
      number: ledger.nextNumber,
      phase: .acknowledged,
      kind: kind,
      target: target,
      isOn: false,
      texts: [text]
    )
  }
}
