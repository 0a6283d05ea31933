import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel

/// Votes in polls, which servers accept once.
struct VoteSending: ActionSending {
  func look(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome? {
    guard case .vote(let choices, let postID) = work.action,
      let moment = runner.moment(try await runner.send(.status(postID))),
      moment.poll?.ownVotes == choices
    else { return nil }
    return .done(.post(moment))
  }

  /// A vote that is repeated after a lost response is refused, and the post says whether the first
  /// one counted.
  ///
  /// If it did not, the current post is stored.
  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    guard let poll = work.pollID, case .vote(let choices, _) = work.action else {
      return .refused(.refused(nil))
    }
    do {
      _ = try await runner.send(.vote(poll, choices: choices))
    } catch let error as APIError {
      guard case .refused(_, status: 422) = OutboxVerdict(error) else { throw error }
      return try await runner.store.reconciling {
        let found = try await runner.current(work)
        guard case .done(.post(let moment)) = found, moment.poll?.ownVotes != choices else {
          return found
        }
        // The reader voted elsewhere, or the poll has ended: the post shows that from now on.
        try await runner.store.save([moment])
        throw error
      }
    }
    return try await runner.current(work)
  }
}
