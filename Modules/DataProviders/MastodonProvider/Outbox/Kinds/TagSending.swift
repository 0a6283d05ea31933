import LocalStore
import MastodonAPI
import SocialModel

/// Follows of hashtags; idempotent.
struct TagSending: ActionSending {
  var feature: ServerFeature? { .followedTags }

  func look(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome? {
    guard case .followTag(let isOn, let name) = work.action else { return nil }
    let tag: Tag = try await runner.send(.tag(name))
    return tag.following == isOn ? .done(.settled) : nil
  }

  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    guard case .followTag(let isOn, let name) = work.action else { return .refused(.refused(nil)) }
    let _: Tag = try await runner.send(isOn ? .followTag(name) : .unfollowTag(name))
    return .done(.settled)
  }

  func isMissing(for work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> Bool {
    true
  }
}
