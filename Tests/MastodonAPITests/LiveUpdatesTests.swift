import Expectations
import Foundation
import Locking
import MastodonAPI
import TestSupport
import Testing

@Suite struct LiveUpdatesTests {
  /// A clock that advances only during sleeps.
  private final class Time: Sendable {
    private struct State {
      var now = Date(timeIntervalSince1970: 0)
      var elapsed = 0.0
      var sleeps: [Double] = []
      var change: (sleep: Int, seconds: Double)?
    }

    private let state = Mutex(State())

    var now: Date { state.withLock { $0.now } }
    var elapsed: Double { state.withLock { $0.elapsed } }
    var sleeps: [Double] { state.withLock { $0.sleeps } }

    func sleep(_ seconds: Double) async throws {
      try Task.checkCancellation()
      state.withLock { state in
        state.now += seconds
        state.elapsed += seconds
        state.sleeps.append(seconds)
        if state.sleeps.count == state.change?.sleep { state.now += state.change?.seconds ?? 0 }
      }
      await Task.yield()
    }

    /// Begins to count at a number of seconds.
    func begin(at seconds: Double) { state.withLock { $0.elapsed = seconds } }

    /// Sets the time of day, now or at the end of a later sleep; no time passes.
    func set(by seconds: Double, atSleep sleep: Int) {
      state.withLock { state in
        if sleep == 0 { state.now += seconds } else { state.change = (sleep, seconds) }
      }
    }
  }

  private let time = Time()

  private func updates(_ sockets: FakeSockets?, chance: Double = 1) -> LiveUpdates {
    LiveUpdates(
      now: { [time] in time.now },
      clock: TestClock.inSeconds(elapsed: { [time] in time.elapsed }) { [time] in
        try await time.sleep($0)
      },
      chance: { chance },
      stream: sockets.map(Self.stream)
    )
  }

  private static func stream(
    _ sockets: FakeSockets
  ) -> @Sendable () async throws -> MastodonStream {
    {
      try MastodonStream(
        address: "wss://s.example",
        token: AccessToken("t"),
        transport: sockets
      )
    }
  }

  private func first(_ count: Int, of updates: LiveUpdates) async -> [LiveUpdates.Signal] {
    var got: [LiveUpdates.Signal] = []
    for await signal in updates.signals() {
      got.append(signal)
      if got.count == count { break }
    }
    return got
  }

  private func delete(_ id: String) -> String { #"{"event":"delete","payload":"\#(id)"}"# }

  @Test func withoutAStreamASignalIsSentEachMinute() async {
    await expect(first(4, of: updates(nil)), equals: [.catchUp, .catchUp, .catchUp, .catchUp])
    expect(time.sleeps.prefix(3).allSatisfy { $0 == 60 })
  }

  @Test func anOpenStreamSendsCatchUpOnceAndThenEvents() async {
    let sockets = FakeSockets(.sayAndStay([delete("1"), delete("2")]))
    await expect(
      first(3, of: updates(sockets)),
      equals: [
        .catchUp, .event(.delete("1")), .event(.delete("2")),
      ]
    )
    expect(time.sleeps, satisfies: \.isEmpty)
  }

  @Test func eachOpeningSendsASignal() async {
    let sockets = FakeSockets(
      .say([delete("1")], then: .closed(code: 1001)),
      .refuse(.transport(.unreachable)),
      .sayAndStay([delete("2")])
    )
    await expect(
      first(4, of: updates(sockets)),
      equals: [.catchUp, .event(.delete("1")), .catchUp, .event(.delete("2"))]
    )
    expect(time.sleeps, equals: [1, 2])
  }

  @Test func waitsGrowAndSignalsContinue() async {
    let sockets = FakeSockets(.refuse(.refused(status: 502)))
    _ = await first(6, of: updates(sockets))
    // Waits of 1, 2, 4, 8, 16, 32 and 64 seconds, with a signal whenever a minute is full in
    // between.
    expect(time.sleeps.prefix(8), equals: [1, 2, 4, 8, 16, 29, 3, 57])
  }

  /// After sixty years a clock counts in steps of tenths of a microsecond: shorter waits, which
  /// sums of fractions leave, would never end.
  @Test func fractionsOfWaitsAreNotWaitedFor() async {
    time.begin(at: 1_785_585_600.1)
    _ = await first(6, of: updates(FakeSockets(.refuse(.refused(status: 502))), chance: 0.37))
    expect(time.sleeps.prefix(12).allSatisfy { $0 > 0.0009 })
  }

  @Test func aPermanentlyRefusedStreamIsRarelyRetried() async {
    let sockets = FakeSockets(.refuse(.refused(status: 404)))
    _ = await first(5, of: updates(sockets))
    expect(time.sleeps.prefix(4).allSatisfy { $0 == 60 })
    expect(sockets.requests.count, isAtMost: 1 + time.sleeps.count / 5)
  }

  @Test func noSignalIsSentWhileRateLimited() async {
    let updates = updates(nil)
    updates.pause(until: Date(timeIntervalSince1970: 500))
    updates.pause(until: Date(timeIntervalSince1970: 100))
    await expect(first(1, of: updates), equals: [.catchUp])
    expect(time.sleeps.first, equals: 500)
  }

  /// Waits are measured by a clock that nobody sets.
  @Test func aClockSetBackStopsNeitherPollingNorReconnecting() async {
    let sockets = FakeSockets(.refuse(.refused(status: 502)))
    time.set(by: -86_400, atSleep: 3)
    _ = await first(6, of: updates(sockets))
    // As without.
    expect(time.sleeps.prefix(8), equals: [1, 2, 4, 8, 16, 29, 3, 57])
  }

  @Test func aPauseIsMeasuredFromWhenItWasRequired() async {
    let updates = updates(nil)
    updates.pause(until: time.now.addingTimeInterval(500))
    time.set(by: -86_400, atSleep: 0)
    await expect(first(1, of: updates), equals: [.catchUp])
    expect(time.sleeps.first, equals: 500)
  }

  @Test func slowConsumersCatchUp() async throws {
    let flood = (0..<5_000).map { delete("\($0)") }
    let sockets = FakeSockets(.say(flood, then: .closed(code: nil)), .sayAndStay([]))
    let updates = updates(sockets)
    let signals = updates.signals()
    var got: [LiveUpdates.Signal] = []
    // No signal is read before the watch has closed the first stream.
    try await eventually { sockets.closed != 0 }
    for await signal in signals {
      got.append(signal)
      if got.count > 1_000, signal == .catchUp { break }
    }
    expect(got.count, isAtMost: 1_002)
    expect(got.first == .catchUp && got.last == .catchUp)
  }

  @Test func releasingTheSignalsClosesTheStream() async throws {
    let sockets = FakeSockets(.sayAndStay([delete("1")]))
    let updates = updates(sockets)
    let task = Task { await first(3, of: updates) }
    try await eventually { !sockets.requests.isEmpty }
    task.cancel()
    await expect(task.value.count, isAtMost: 2)
    try await eventually { sockets.closed != 0 }
    expect(sockets.closed, equals: 1)
  }

  @Test func waitsDoubleUpToALimitWithJitter() {
    let backoff = Backoff(first: 2, longest: 600)
    expect((1...5).map { backoff.wait(after: $0, chance: 1) }, equals: [2, 4, 8, 16, 32])
    expect(backoff.wait(after: 1, chance: 0), equals: 1)
    expect(backoff.wait(after: 1_000_000, chance: 1), equals: 600)
    expect(backoff.wait(after: 400, chance: 0.5), equals: 450)
    expect(backoff.wait(after: 0, chance: 1), equals: 2)
  }
}
