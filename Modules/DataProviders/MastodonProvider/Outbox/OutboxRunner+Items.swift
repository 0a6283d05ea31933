import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
import MomentsValues
import SocialModel

extension OutboxRunner {
  /// The number of seconds to wait if a server requires a wait without a duration.
  private static let politeness: TimeInterval = 60

  /// The longest wait after failures, in seconds.
  private static let longestPause: TimeInterval = 600

  // MARK: Sending

  /// Sends an item; one that an earlier attempt may have sent is looked up first.
  ///
  /// - Throws: `CancellationError`, or what the store throws.
  func outcome(of work: OutboxRecord) async throws -> OutboxOutcome {
    // An action that cannot be read must not be taken for another one, such as a deletion.
    guard work.action != nil || work.isDiscarded else { return .refused(.refused(nil)) }
    if work.isOutcomeUnknown, let known = try await look(work) { return known }
    let outcome = try await attempt(work)
    guard case .notFound(let failure) = outcome else { return outcome }
    let sending = work.sending
    guard sending.feature != nil else { return .refused(failure) }
    do {
      let isMissing = try await sending.isMissing(for: work, self)
      return .refused(isMissing ? .unsupported : failure)
    } catch is APIError {
      return .refused(failure)
    }
  }

  /// Looks whether an earlier attempt, whose response was lost, had its effect.
  ///
  /// - Returns: The outcome; nil if it has to be sent.
  func look(_ work: OutboxRecord) async throws -> OutboxOutcome? {
    do {
      return try await work.sending.look(work, self)
    } catch let error as UnmetPrecondition {
      return error.outcome
    } catch let error as APIError {
      // Without an answer to the look, its subject is gone or the server cannot say: the answer to
      // the request tells.
      if case .refused = OutboxVerdict(error) { return nil }
      return UnmetPrecondition(checking: error).outcome
    }
  }

  private func attempt(_ work: OutboxRecord) async throws -> OutboxOutcome {
    let sending = work.sending
    do {
      return try await sending.send(work, self)
    } catch let error as UnmetPrecondition {
      return error.outcome
    } catch let error as APIError {
      let verdict = OutboxVerdict(error)
      return verdict.isGone && sending.isDoneWithoutSubject(work)
        ? .done(.gone) : OutboxOutcome(verdict)
    }
  }

  /// Sends a request, and counts consecutive requests without a response.
  func send<Value>(_ endpoint: Endpoint<Value>) async throws -> Value {
    do {
      let value = try await client.send(endpoint).value
      noteResponse()
      return value
    } catch let error as APIError {
      if case .transport = error { lostRequests += 1 } else { noteResponse() }
      throw error
    }
  }

  /// Notes that the server can be reached.
  func noteResponse() {
    lostRequests = 0
    responses += 1
  }

  /// A status of the server as a moment for the reader.
  func moment(_ status: Status) -> Moment? {
    guard var moment = try? StatusMapper().moment(from: status) else { return nil }
    moment.isOwn = moment.author.id == readerID
    return moment
  }

  // MARK: Completion

  /// Stores the outcome of an item.
  ///
  /// - Parameters:
  ///   - work: The item.
  ///   - outcome: Its outcome.
  ///   - isReached: Whether the server returned any response meanwhile.
  /// - Throws: `ProviderError`.
  func settle(_ work: OutboxRecord, _ outcome: OutboxOutcome, isReached: Bool) async throws {
    switch outcome {
    case .done(let result):
      try await store.finish(work.id, with: result)
    case .refused(.unsupported): try await giveUp(work)
    case .refused(let failure), .notFound(let failure):
      _ = try await store.refuse(work.id, failure: failure)
    case .later(let failure, let isUnknown, let time):
      let failures = failure == .network ? max(work.attempts, lostRequests) : work.attempts
      var backoff = Backoff(first: dependencies.firstPause, longest: Self.longestPause)
      // A lost response says little about a server that responds to other requests.
      if failure == .network, isReached { backoff.longest = Self.politeness }
      let wait = backoff.wait(after: failures, chance: dependencies.chance())
      try await store.fail(
        work.id,
        retryAt: time.map(due) ?? steadyNow.addingTimeInterval(wait),
        failure: failure,
        isUnknown: isUnknown,
        // Other items would not reach the server either, or not sooner.
        holding: failure == .network || time != nil ? .all : .none
      )
    case .limited(let until, let wholeKind):
      try await store.fail(
        work.id,
        retryAt: until.map(due) ?? steadyNow.addingTimeInterval(Self.politeness),
        failure: .rateLimited,
        isUnknown: false,
        holding: wholeKind ? .kind : .none
      )
    case .signIn:
      try await store.fail(
        work.id,
        retryAt: .distantFuture,
        failure: .signIn,
        isUnknown: false,
        holding: .all
      )
      dependencies.signInNeeded()
    case .overtaken: try await store.release(work.id)
    case .withdrawn: try await store.drop(work.id)
    case .checkAgain(let wait):
      try await store.fail(
        work.id,
        retryAt: steadyNow.addingTimeInterval(wait),
        failure: .network,
        isUnknown: true
      )
    }
  }

  /// Undoes what the server does not have, and remembers that.
  ///
  /// It is not kept, because no further attempt can succeed; what the reader wrote is.
  private func giveUp(_ work: OutboxRecord) async throws {
    if let feature = work.sending.feature { await dependencies.isMissing(feature) }
    _ = try await store.refuse(
      work.id,
      failure: .unsupported,
      staysListed: work.draft != nil || work.kind == .profile
    )
  }
}
