import Locking

/// Sleeps that a test ends.
final class HeldSleep: Sendable {
  private struct State {
    var sleepers: [Int: (seconds: Double, continuation: CheckedContinuation<Void, any Error>)] = [:]
    var cancelled: Set<Int> = []
    var count = 0
  }

  private let state = Mutex(State())
  private let began = AsyncStream.makeStream(of: Double.self)

  /// The durations of the sleeps, in seconds, as they begin.
  var beginnings: AsyncStream<Double> { began.stream }

  func sleep(_ seconds: Double) async throws {
    let id = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if state.cancelled.contains(id) { return true }
          state.sleepers[id] = (seconds, continuation)
          return false
        }
        if isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          began.continuation.yield(seconds)
        }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(id)
        return state.sleepers.removeValue(forKey: id)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Waits for a sleep of this duration to begin.
  func waitForSleep(of seconds: Double) async {
    for await began in began.stream where began == seconds { return }
  }

  /// Ends all sleeps of this duration.
  func wake(_ seconds: Double) {
    let sleepers = state.withLock { state in
      let found = state.sleepers.filter { $0.value.seconds == seconds }
      for id in found.keys { state.sleepers[id] = nil }
      return found.values
    }
    for sleeper in sleepers { sleeper.continuation.resume() }
  }
}
