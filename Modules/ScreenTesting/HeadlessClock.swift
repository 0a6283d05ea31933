import Locking

/// The time of a headless screen, which advances only on request.
///
/// Pass it to code that would otherwise wait in real time: it is one of Swift's clocks.
public nonisolated final class HeadlessClock: Clock {
  /// A time of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    var offset = Duration.zero

    /// A later time.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The duration to another time.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether a time is before another.
    public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    var id: Int
    var deadline: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var nextID = 0
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())

  /// Makes a clock at zero.
  public init() {}

  /// The current time.
  public var now: Instant { state.withLock { $0.now } }

  /// Times that differ by less are considered equal.
  public var minimumResolution: Duration { .microseconds(1) }

  /// Whether a task is sleeping.
  public var hasSleepers: Bool { sleeperCount > 0 }

  /// The number of sleeps so far.
  var sleepCount: Int { state.withLock { $0.nextID } }

  /// The number of cancellations that have not reached their sleeper yet.
  var rememberedCancellations: Int { state.withLock { $0.cancelled.count } }

  /// The number of sleeping tasks, for tests that depend on a task having started to sleep.
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Waits until the clock has reached a time.
  ///
  /// On the main actor, whose work a screen waits for: a task that sleeps from there is asleep
  /// before the next frame. A cancelled task wakes immediately and throws.
  @MainActor
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    guard deadline > now else { return try Task.checkCancellation() }
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    // A sleeper that is cancelled just after it woke leaves an entry that must be removed here.
    defer { state.withLock { _ = $0.cancelled.remove(id) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if state.cancelled.remove(id) != nil { return true }
          state.sleepers.append(
            Sleeper(id: id, deadline: deadline, continuation: continuation)
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

  /// Advances the time and wakes the sleepers that are due, earliest first.
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      // A frame's time is a sum of fractions: include sleepers that are due at its end despite
      // rounding errors.
      let now = state.now.advanced(by: minimumResolution)
      let due = state.sleepers.filter { $0.deadline <= now }.sorted { $0.deadline < $1.deadline }
      state.sleepers.removeAll { $0.deadline <= now }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
