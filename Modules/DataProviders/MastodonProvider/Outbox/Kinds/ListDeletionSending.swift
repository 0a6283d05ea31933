import LocalStore
import MastodonAPI
import SocialModel

/// Deletes lists; one that no longer exists counts as deleted.
struct ListDeletionSending: ActionSending {
  var feature: ServerFeature? { .lists }

  func look(_ work: OutboxRecord, with runner: isolated OutboxRunner) async throws
    -> OutboxOutcome?
  {
    let all = try await runner.send(.lists)
    // A list that cannot be read may be the one.
    let isGone = all.skipped.isEmpty && !all.elements.contains { $0.id == work.target }
    return isGone ? .done(.gone) : nil
  }

  func send(_ work: OutboxRecord, with runner: isolated OutboxRunner) async throws
    -> OutboxOutcome
  {
    _ = try await runner.send(.deleteList(work.target ?? ""))
    return .done(.gone)
  }

  func isDoneWithoutSubject(_ work: OutboxRecord) -> Bool { true }
}
