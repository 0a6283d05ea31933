import Locking
import MastodonAPI

/// Messages between the loop's thread and the task that waits for them.
final class SoupInbox: Sendable {
  private typealias Continuation = CheckedContinuation<String, any Error>

  /// The largest number of waiting messages: slower readers have to catch up in another way.
  private static let most = 1_000

  private struct State {
    var messages: [String] = []
    var failure: WebSocketFailure?
    var waiting: Continuation?
  }

  private let state = Mutex(State())

  /// Adds a message; returns whether the connection is to continue.
  func add(_ message: String) -> Bool {
    let (waiting, isOverrun) = state.withLock { state -> (Continuation?, Bool) in
      guard state.failure == nil else { return (nil, false) }
      if let waiting = state.waiting {
        state.waiting = nil
        return (waiting, false)
      }
      guard state.messages.count < Self.most else {
        state.failure = .overrun
        return (nil, true)
      }
      state.messages.append(message)
      return (nil, false)
    }
    waiting?.resume(returning: message)
    return !isOverrun
  }

  /// Notes the end; the first reason is kept.
  func end(_ failure: WebSocketFailure) {
    let waiting = state.withLock { state -> Continuation? in
      guard state.failure == nil else { return nil }
      state.failure = failure
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(throwing: failure)
  }

  /// Waits for the next message.
  func next() async throws -> String {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result = state.withLock { state -> Result<String, any Error>? in
          // Inside of the lock, so that a later cancellation finds the continuation.
          if Task.isCancelled { return .failure(CancellationError()) }
          if !state.messages.isEmpty { return .success(state.messages.removeFirst()) }
          if let failure = state.failure { return .failure(failure) }
          state.waiting = continuation
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let waiting = state.withLock { state -> Continuation? in
        defer { state.waiting = nil }
        return state.waiting
      }
      waiting?.resume(throwing: CancellationError())
    }
  }
}
