// swift-format-ignore-file
package struct FakeClock: Clock {
  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
  package func expectNoSleeper() { expect(sleepers.isEmpty) }
}
