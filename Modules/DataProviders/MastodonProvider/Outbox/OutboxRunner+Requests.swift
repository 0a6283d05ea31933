import LocalStore
import MastodonAPI
import SocialModel

extension OutboxRunner {
  /// Answers a follow request, which servers accept once.
  ///
  /// If the server does not know the request, it was answered already, by an attempt whose response
  /// was lost or elsewhere, or it was withdrawn: whether the person follows the reader says which.
  func answerRequest(_ work: OutboxRecord) async throws -> OutboxOutcome {
    guard let target = work.target else { return .refused(.refused(nil)) }
    do {
      let response = try await send(
        work.isOn ? .acceptFollowRequest(of: target) : .rejectFollowRequest(of: target)
      )
      return .done(.answered(accepted: work.isOn, SocialModel.Relationship(response)))
    } catch let error as APIError {
      let verdict = OutboxVerdict(error)
      guard case .refused(_, let status) = verdict, [404, 410].contains(status) else {
        return OutboxOutcome(verdict)
      }
      return try await standing(with: target, after: work)
    }
  }

  private func standing(
    with accountID: String,
    after work: OutboxRecord
  ) async throws -> OutboxOutcome {
    do {
      let found = try await send(.relationships([accountID])).elements.first
      guard let relationship = found.map({ SocialModel.Relationship($0) }) else {
        return .done(.gone)
      }
      if relationship.followsReader {
        return .done(.answered(accepted: true, relationship))
      }
      return .done(work.isOn ? .gone : .answered(accepted: false, relationship))
    } catch let error as APIError {
      switch OutboxVerdict(error) {
      case .refused: return .done(.gone)
      case let verdict: return OutboxOutcome(verdict)
      }
    }
  }
}
