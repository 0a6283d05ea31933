import LocalStore
import MastodonAPI
import SocialModel

extension OutboxRunner {
  /// Answers a request to follow the reader, which servers take once.
  ///
  /// A server that does not know the request has it answered already, here by an attempt whose
  /// answer was lost or elsewhere, or it was taken back: whether the person follows the reader by
  /// now tells which.
  func answerRequest(_ work: OutboxWork) async throws -> OutboxOutcome {
    guard let target = work.target else { return .refused(.refused(nil)) }
    do {
      let answer = try await send(
        work.wish ? .acceptFollowRequest(of: target) : .rejectFollowRequest(of: target)
      )
      return .done(.answered(accepted: work.wish, SocialModel.Relationship(answer)))
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
    after work: OutboxWork
  ) async throws -> OutboxOutcome {
    do {
      let found = try await send(.relationships([accountID])).elements.first
      guard let relationship = found.map({ SocialModel.Relationship($0) }) else {
        return .done(.gone)
      }
      if relationship.followsReader {
        return .done(.answered(accepted: true, relationship))
      }
      return .done(work.wish ? .gone : .answered(accepted: false, relationship))
    } catch let error as APIError {
      switch OutboxVerdict(error) {
      case .refused: return .done(.gone)
      case let verdict: return OutboxOutcome(verdict)
      }
    }
  }
}
