import ListModel
import MomentsContracts
import SocialModel

/// The follow requests of one screen, and the reader's answers to them.
///
/// A row is in progress from the tap until the provider returns and, if there is an outbox, until
/// the answer is no longer being sent. An answer that waits for a network is not in progress: the
/// row shows what the reader decided.
@MainActor
final class FollowRequestAnswers {
  /// Called with the people whose state may have changed; MUST NOT keep the screen alive.
  var onChange: @MainActor (Set<String>) -> Void = { _ in }
  /// Called with the reason when an answer was rejected and is undone; MUST NOT keep the screen
  /// alive.
  var onFailure: @MainActor (any Error) -> Void = { _ in }

  private let provider: any FollowRequestProvider
  private let outbox: (any OutboxProvider)?
  private var states: [String: FollowRequest.State] = [:]
  /// The people whose request no longer exists.
  private var gone: Set<String> = []
  /// The people whose answer the provider has not accepted yet, and whether they are accepted.
  private var calling: [String: Bool] = [:]
  /// The people whose answer is being sent.
  private var sending: Set<String> = []
  private var reading: Task<Void, Never>?
  private var following: Task<Void, Never>?

  init(
    provider: any FollowRequestProvider,
    outbox: (any OutboxProvider)?,
    changes: (any ChangeSource)?
  ) {
    self.provider = provider
    self.outbox = outbox
    guard let stream = changes?.changes() else { return }
    following = Task { [weak self] in
      for await change in stream { self?.take(change) }
    }
  }

  isolated deinit {
    following?.cancel()
  }

  // MARK: Content

  /// The state to show of a person's request; `nil` where none is known.
  func kind(of id: String) -> FollowRequestAnswer.Kind? {
    if let accepted = calling[id] { return accepted ? .accepting : .rejecting }
    let isSending = sending.contains(id)
    return switch states[id] {
    case nil: gone.contains(id) ? .gone : nil
    case .pending?: .pending
    case .accepted?: isSending ? .accepting : .accepted
    case .rejected?: isSending ? .rejecting : .rejected
    }
  }

  /// Notes the requests that a provider returned.
  func note(_ requests: [FollowRequest]) {
    for request in requests {
      states[request.id] = request.state
      gone.remove(request.id)
    }
  }

  /// The number of requests that wait, as far as it is known; zero where it cannot be read.
  func count() async -> FollowRequest.Count {
    await (try? provider.knownFollowRequestCount()) ?? FollowRequest.Count(known: 0)
  }

  /// Reads the stored state of some people's requests, and which answers are being sent.
  func read(_ ids: Set<String>) async {
    guard !ids.isEmpty else { return }
    await readSending()
    await readStates(ids)
  }

  private func readStates(_ ids: Set<String>) async {
    guard !ids.isEmpty, let known = try? await provider.knownFollowRequests(from: Array(ids))
    else { return }
    for id in ids {
      if states[id] != nil, known[id] == nil { gone.insert(id) } else { gone.remove(id) }
      states[id] = known[id]
    }
  }

  private func readSending() async {
    guard let items = try? await outbox?.outbox() else { return }
    sending = Set(items.compactMap(\.sentAnswer))
  }

  // MARK: Answering

  /// Answers a request; does nothing where it is answered already.
  func answer(_ id: String, accepted: Bool) {
    guard kind(of: id) == .pending else { return }
    calling[id] = accepted
    onChange([id])
    Task { [weak self, provider] in
      var failure: (any Error)?
      do {
        try await provider.answerFollowRequest(accepted, accountID: id)
      } catch {
        failure = error
      }
      await self?.finish(id, failure)
    }
  }

  private func finish(_ id: String, _ failure: (any Error)?) async {
    // The answer may be in the outbox now, or out of it again.
    await read([id])
    calling[id] = nil
    onChange([id])
    if let failure, !isCancellation(failure) { onFailure(failure) }
  }

  // MARK: Changes

  /// Reads one at a time, in the order of changes.
  private func take(_ change: SocialChange) {
    let named = change.accounts.filter { states[$0] != nil || calling[$0] != nil }
    guard !change.accounts.isEmpty || change.isOutboxChanged else { return }
    let before = reading
    reading = Task { [weak self] in
      await before?.value
      await self?.reread(named, isOutboxChanged: change.isOutboxChanged)
    }
  }

  private func reread(_ named: Set<String>, isOutboxChanged: Bool) async {
    let before = sending
    if isOutboxChanged { await readSending() }
    let ids = named.union(before.symmetricDifference(sending))
    await readStates(ids)
    onChange(ids)
  }
}

extension OutboxItem {
  /// The person whose request the item answers.
  fileprivate var sentAnswer: String? {
    guard case .followRequest(_, let accountID) = action else { return nil }
    switch state {
    case .waiting, .sending: return accountID
    case .retrying, .refused: return nil
    }
  }
}
