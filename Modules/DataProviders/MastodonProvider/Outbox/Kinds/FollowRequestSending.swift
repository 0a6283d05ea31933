import LocalStore
import MastodonAPI
import SocialModel

/// Answers to follow requests, which servers accept once.
struct FollowRequestSending: ActionSending {
  func look(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome? {
    // A refused person does not follow the reader, as one who was not answered yet.
    guard work.isOn, let known = try await runner.relationship(with: work.target ?? ""),
      known.followsReader
    else { return nil }
    return .done(.answered(accepted: true, known))
  }

  /// If the server does not know the request, it was answered already, by an attempt whose response
  /// was lost or elsewhere, or it was withdrawn: whether the person follows the reader says which.
  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    let target = work.target ?? ""
    do {
      let response = try await runner.send(
        work.isOn ? .acceptFollowRequest(of: target) : .rejectFollowRequest(of: target)
      )
      return .done(.answered(accepted: work.isOn, SocialModel.Relationship(response)))
    } catch let error as APIError {
      guard OutboxVerdict(error).isGone else { throw error }
    }
    do {
      guard let known = try await runner.relationship(with: target) else { return .done(.gone) }
      if known.followsReader { return .done(.answered(accepted: true, known)) }
      return .done(work.isOn ? .gone : .answered(accepted: false, known))
    } catch let error as APIError {
      guard case .refused = OutboxVerdict(error) else { throw error }
      return .done(.gone)
    }
  }
}
