import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel

/// Likes, boosts, bookmarks, pins, and mutes of conversations.
struct MarkSending: ActionSending {
  var feature: ServerFeature?
  /// The mark of a post; nil where the server does not say.
  let isOn: @Sendable (Status) -> Bool?
  let endpoint: @Sendable (String, Bool) -> Endpoint<Status>

  func look(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome? {
    let status = try await runner.send(.status(work.target ?? ""))
    guard isOn(status) == work.isOn else { return nil }
    return .done(runner.moment(status).map { .post($0) } ?? .settled)
  }

  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    guard let action = work.action else { return .refused(.refused(nil)) }
    do {
      let status = try await runner.send(endpoint(work.target ?? "", work.isOn))
      // The response to a boost is the boost itself, which contains the post.
      guard let moment = runner.moment(status.reblog ?? status) else {
        return .later(.server(status: 200), isUnknown: true)
      }
      // Some servers respond before their counts are updated.
      return .done(.post(moment.marked(by: action)))
    } catch let error as APIError {
      // Servers refuse a repeated pin with the same status as one too many: the post says which it
      // is.
      guard work.kind == .pin, case .refused(.invalid, _) = OutboxVerdict(error),
        let known = try await runner.look(work)
      else { throw error }
      return known
    }
  }
}
