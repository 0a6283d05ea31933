import Locking

/// Notifies a blocking call that its result is no longer needed.
final class Cancellation: Sendable {
  private struct State {
    var isCancelled = false
    var handler: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Calls a function when the call is cancelled; immediately if it was.
  func onCancel(_ handler: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      if !state.isCancelled { state.handler = handler }
      return state.isCancelled
    }
    if isCancelled { handler() }
  }

  /// Notes that the call returned: the function is no longer called.
  func end() { state.withLock { $0.handler = nil } }

  func cancel() {
    let handler = state.withLock { state in
      state.isCancelled = true
      defer { state.handler = nil }
      return state.handler
    }
    handler?()
  }
}
