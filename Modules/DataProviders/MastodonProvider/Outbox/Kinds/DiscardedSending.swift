import LocalStore
import MastodonAPI
import SocialModel

/// Changes that the reader discarded after they may have reached the server: the current post is
/// read.
struct DiscardedSending: RepeatableSending {
  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    try await runner.current(work)
  }
}

extension OutboxRunner {
  /// The current state of the post of an item, as its outcome.
  func current(_ work: OutboxRecord) async throws -> OutboxOutcome {
    do {
      let moment = moment(try await send(.status(work.target ?? "")))
      return moment.map { .done(.post($0)) } ?? .later(.server(status: 200), isUnknown: false)
    } catch let error as APIError {
      let verdict = OutboxVerdict(error)
      return verdict.isGone ? .done(.gone) : OutboxOutcome(verdict)
    }
  }
}
