/// A clock that does not advance; sleeps end when the test resumes or cancels them.
final class TestClock: Clock {
  /// An instant, as an offset from the only one that comes.
  struct Instant: InstantProtocol {
    fileprivate var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let sleepers = Sleepers()

  var now: Instant { Instant(offset: .zero) }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await sleepers.sleep(deadline.offset)
  }

  /// Returns when a task sleeps.
  func somebodySleeps() async {
    await sleepers.somebodySleeps()
  }

  /// Whether no task sleeps.
  var isIdle: Bool { get async { await sleepers.isIdle } }

  /// Ends all sleeps.
  func wakeAll() async {
    await sleepers.wakeAll()
  }

  var durations: [Duration] { get async { await sleepers.durations } }

  private actor Sleepers {
    private(set) var durations: [Duration] = []
    private var sleeping: [Int: CheckedContinuation<Void, any Error>] = [:]
    private var arrivals: [CheckedContinuation<Void, Never>] = []
    private var next = 0

    func sleep(_ duration: Duration) async throws {
      try Task.checkCancellation()
      next += 1
      let number = next
      durations.append(duration)
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation {
          (continuation: CheckedContinuation<Void, any Error>) in
          if Task.isCancelled {
            continuation.resume(throwing: CancellationError())
          } else {
            sleeping[number] = continuation
          }
          for arrival in arrivals { arrival.resume() }
          arrivals = []
        }
      } onCancel: {
        Task { await self.cancel(number) }
      }
    }

    private func cancel(_ number: Int) {
      sleeping.removeValue(forKey: number)?.resume(throwing: CancellationError())
    }

    var isIdle: Bool { sleeping.isEmpty }

    func somebodySleeps() async {
      if !sleeping.isEmpty { return }
      await withCheckedContinuation { arrivals.append($0) }
    }

    func wakeAll() {
      for continuation in sleeping.values { continuation.resume() }
      sleeping = [:]
    }
  }
}
