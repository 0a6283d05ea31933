public import Foundation
import Synchronization

/// The time of a headless screen, which passes only when it is told to.
///
/// Hand ``sleep(for:)`` to whatever would otherwise wait for real.
public final class HeadlessClock: Sendable {
  private struct Sleeper {
    var id: Int
    var deadline: TimeInterval
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now: TimeInterval = 0
    var nextID = 0
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())

  /// Makes a clock at zero.
  public nonisolated init() {}

  /// Seconds since the clock was made.
  public nonisolated var now: TimeInterval { state.withLock { $0.now } }

  /// Whether somebody sleeps.
  public nonisolated var hasSleepers: Bool { state.withLock { !$0.sleepers.isEmpty } }

  /// How often somebody went to sleep.
  nonisolated var sleepCount: Int { state.withLock { $0.nextID } }

  /// How many cancellations wait for their sleeper to come.
  nonisolated var rememberedCancellations: Int { state.withLock { $0.cancelled.count } }

  /// How many tasks sleep, for tests that must know that one has gone to sleep.
  nonisolated var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Waits until the clock has been advanced by a duration.
  ///
  /// A cancelled task wakes at once and throws.
  public nonisolated(nonsending) func sleep(for duration: Duration) async throws {
    let seconds =
      TimeInterval(duration.components.seconds)
      + TimeInterval(duration.components.attoseconds) / 1e18
    guard seconds > 0 else { return try Task.checkCancellation() }
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    // A sleeper that is cancelled just after it woke leaves a note that nobody else would clear.
    defer { state.withLock { _ = $0.cancelled.remove(id) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if state.cancelled.remove(id) != nil { return true }
          state.sleepers.append(
            Sleeper(id: id, deadline: state.now + seconds, continuation: continuation)
          )
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
          state.cancelled.insert(id)
          return nil
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Lets time pass and wakes whoever slept long enough, the earliest first.
  nonisolated func advance(to time: TimeInterval) {
    let due = state.withLock { state -> [Sleeper] in
      state.now = max(state.now, time)
      // A frame's time is a sum of fractions; a sleeper due at its end must not miss it by
      // rounding.
      let now = state.now + 1e-6
      let due = state.sleepers.filter { $0.deadline <= now }.sorted { $0.deadline < $1.deadline }
      state.sleepers.removeAll { $0.deadline <= now }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
