import MomentsContracts
import SocialModel

/// The follow requests of one screen, and the reader's answers to them.
///
/// While an answer is in progress its row shows that; afterwards it shows what the reader decided.
@MainActor
final class FollowRequestAnswers {
  /// Called with the people whose state may have changed; MUST NOT keep the screen alive.
  var onChange: @MainActor (Set<String>) -> Void = { _ in }
  /// Called with the reason when an answer was rejected and is undone; MUST NOT keep the screen
  /// alive.
  var onFailure: @MainActor (any Error) -> Void = { _ in }

  private let provider: any FollowRequestProvider
  private let pending: PendingActions
  private var states: [String: FollowRequest.State] = [:]
  /// The people whose request no longer exists.
  private var gone: Set<String> = []
  private var following: Task<Void, Never>?

  init(
    provider: any FollowRequestProvider,
    outbox: (any OutboxProvider)?,
    changes: (any ChangeSource)?
  ) {
    self.provider = provider
    pending = PendingActions(outbox: outbox) { action in
      guard case .followRequest(_, let accountID) = action else { return nil }
      return accountID
    }
    guard let stream = changes?.changes() else { return }
    following = Task { [weak self] in
      for await change in stream { self?.take(change) }
    }
  }

  deinit {
    following?.cancel()
  }

  // MARK: Content

  /// The state to show of a person's request; `nil` where none is known.
  func kind(of id: String) -> FollowRequestAnswer.Kind? {
    if let accepted = pending.requested(id) { return accepted ? .accepting : .rejecting }
    let isSending = pending.isSending(id)
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
    await pending.read { [weak self] _ in await self?.readStates(ids) }.value
  }

  private func readStates(_ ids: Set<String>) async {
    guard !ids.isEmpty, let known = try? await provider.knownFollowRequests(from: Array(ids))
    else { return }
    for id in ids {
      if states[id] != nil, known[id] == nil { gone.insert(id) } else { gone.remove(id) }
      states[id] = known[id]
    }
  }

  // MARK: Answering

  /// Answers a request; does nothing where it is answered already.
  func answer(_ id: String, accepted: Bool) {
    guard kind(of: id) == .pending else { return }
    pending.begin(id, isOn: accepted)
    onChange([id])
    Task { [weak self, provider] in
      let failure = await provider.failure(of: .followRequest(accepted: accepted, accountID: id))
      await self?.finish(id, failure)
    }
  }

  private func finish(_ id: String, _ failure: (any Error)?) async {
    // The answer may be in the outbox now, or out of it again.
    await read([id])
    pending.end(id)
    onChange([id])
    if let failure, !isCancellation(failure) { onFailure(failure) }
  }

  // MARK: Changes

  private func take(_ change: SocialChange) {
    guard !change.accounts.isEmpty || change.isOutboxChanged else { return }
    let named = change.accounts.filter { states[$0] != nil || pending.isCalling($0) }
    pending.read(isOutboxChanged: change.isOutboxChanged) { [weak self] changed in
      let ids = named.union(changed)
      await self?.readStates(ids)
      self?.onChange(ids)
    }
  }
}
