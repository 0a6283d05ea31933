import Foundation
import Locking
import SocialModel

/// An outbox in memory, which notifies of changes.
final class FakeOutbox: OutboxProvider, ChangeSource {
  private struct State {
    var items: [OutboxItem] = []
    var retried: [String] = []
    var failure: ProviderError?
    var listeners: [AsyncStream<SocialChange>.Continuation] = []
  }

  private let state = Mutex(State())

  init(_ items: [OutboxItem] = []) {
    state.withLock { $0.items = items }
  }

  var retried: [String] { state.withLock { $0.retried } }
  var listenerCount: Int { state.withLock { $0.listeners.count } }

  func fail(with error: ProviderError?) { state.withLock { $0.failure = error } }

  /// Replaces the items, and notifies.
  func set(_ items: [OutboxItem]) {
    let listeners = state.withLock {
      $0.items = items
      return $0.listeners
    }
    for listener in listeners { listener.yield(SocialChange(isOutboxChanged: true)) }
  }

  /// Ends all streams of changes.
  func finish() {
    for listener in state.withLock({ $0.listeners }) { listener.finish() }
  }

  func outbox() async throws -> [OutboxItem] {
    try state.withLock {
      if let failure = $0.failure { throw failure }
      return $0.items
    }
  }

  func retry(_ id: OutboxItem.ID) async throws {
    try state.withLock {
      if let failure = $0.failure { throw failure }
      $0.retried.append(id)
    }
  }

  func discard(_ id: OutboxItem.ID) async throws -> PostDraft? {
    state.withLock { state in
      let gone = state.items.first { $0.id == id }
      state.items.removeAll { $0.id == id }
      switch gone?.action {
      case .post(let draft)?, .edit(let draft)?: return draft
      default: return nil
      }
    }
  }

  /// The items of the outbox that were refused, once.
  func refusals() -> AsyncStream<OutboxItem> {
    let items = state.withLock { $0.items }
    return AsyncStream { continuation in
      for item in items { continuation.yield(item) }
      continuation.finish()
    }
  }

  func changes() -> AsyncStream<SocialChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: SocialChange.self)
    state.withLock { $0.listeners.append(continuation) }
    return stream
  }
}
