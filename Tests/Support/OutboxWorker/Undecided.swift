import Foundation
import LocalStore
import MomentsValues
import SocialModel

/// Items that the outbox leaves to the reader: they are discarded, which is recorded.
enum Undecided {
  /// Discards reports with an unknown outcome, and continuations of posts that were deleted before
  /// they were sent.
  ///
  /// - Returns: Items that were refused for other reasons, which is unexpected.
  static func giveUp(in store: SocialStore, _ ledger: Ledger) async throws -> [OutboxItem] {
    var others: [OutboxItem] = []
    for item in try await store.outbox() {
      switch (item.action, item.state) {
      case (.report(let report), .refused(.unconfirmed)):
        try ledger.note(given(up: .report, report.accountID, report.comment, ledger))
        try await store.discard(item.id, now: .now)
      case (.post(let draft), .refused(.refused(nil))) where draft.continues:
        try ledger.note(given(up: .post, "", draft.text, ledger))
        try await store.discard(item.id, now: .now)
      case (_, .refused): others.append(item)
      default: break
      }
    }
    return others
  }

  /// Whether an item waits for the network, a server or the reader.
  static func isOpen(in store: SocialStore) async throws -> Bool {
    try await store.outbox().contains { item in
      if case .refused = item.state { false } else { true }
    }
  }

  private static func given(
    up kind: ActionKind,
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
