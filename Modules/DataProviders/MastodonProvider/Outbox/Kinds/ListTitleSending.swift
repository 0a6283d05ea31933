import LocalStore
import MastodonAPI
import SocialModel

/// Renames lists; idempotent.
struct ListTitleSending: ActionSending {
  var feature: ServerFeature? { .lists }

  func look(_ work: OutboxRecord, with runner: isolated OutboxRunner) async throws
    -> OutboxOutcome?
  {
    guard case .renameList(let title, let id) = work.action else { return nil }
    return try await runner.send(.lists).elements.map { ReaderList($0) }
      .first { $0.id == id && $0.title == title }
      .map { .done(.list($0)) }
  }

  func send(_ work: OutboxRecord, with runner: isolated OutboxRunner) async throws
    -> OutboxOutcome
  {
    guard case .renameList(let title, let id) = work.action else { return .refused(.refused(nil)) }
    return .done(.list(ReaderList(try await runner.send(.updateList(id, title: title)))))
  }

  func isMissing(at runner: isolated OutboxRunner, for work: OutboxRecord) async throws -> Bool {
    try await runner.hasNoLists()
  }
}
