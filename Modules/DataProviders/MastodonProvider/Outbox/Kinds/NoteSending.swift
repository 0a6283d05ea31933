import LocalStore
import MastodonAPI
import SocialModel

/// Notes about people.
struct NoteSending: ActionSending {
  var feature: ServerFeature? { .notes }

  func look(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome? {
    guard case .note(let note, let accountID) = work.action,
      let known = try await runner.relationship(with: accountID), known.note == note
    else { return nil }
    return .done(.relationship(known))
  }

  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    guard case .note(let note, let accountID) = work.action else { return .refused(.refused(nil)) }
    let response = try await runner.send(.note(accountID, note))
    return .done(.relationship(SocialModel.Relationship(response)))
  }

  func isMissing(for work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> Bool {
    _ = try await runner.send(.account(work.target ?? ""))
    return true
  }
}
