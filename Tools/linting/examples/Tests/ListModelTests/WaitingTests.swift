// swift-format-ignore-file
import Testing

@Suite struct WaitingTests {
  let manual = FakeClock()

  @Test func waits() async throws {
    Thread.sleep(forTimeInterval: 1) // expect: wait
    try await Task.sleep(for: .seconds(1)) // expect: wait
    usleep(1_000) // expect: wait
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done() } // expect: wait
    let clock = ContinuousClock() // expect: real-clock
    try await clock.sleep(for: .seconds(1)) // expect: clock
    try await ContinuousClock().sleep(for: .seconds(1)) // expect: real-clock
    try await unknown.clock.sleep(for: .seconds(1)) // expect: clock
    let start = SuspendingClock.now // expect: real-clock
    let took = ContinuousClock().measure { work() } // expect: real-clock, measure
    semaphore.wait(timeout: .now() + 1) // expect: wait
    #expect(isDone)
  }

  @Test(.timeLimit(.minutes(1))) func isLimited() { // expect: wait
    #expect(isDone)
  }

  @Test func counterExamples() async throws {
    try await manual.sleep(for: .seconds(1))
    try await screen.clock.sleep(for: .zero)
    // Task.sleep(for: .seconds(1)) in a comment, and in a text:
    #expect(text == "Task.sleep(for: .seconds(1))")
    try await eventually { isDone }
  }

  @Test func draws() {
    var one = SystemRandomNumberGenerator() // expect: random
    let two = [1, 2].shuffled() // expect: random
    let three = Int.random(in: 0..<9) // expect: random
    var four = SeededGenerator(seed: 42) // expect: seed
    var five = Samples(firstSeed: 0x2A) // expect: seed
    #expect(two != [1, 2])
  }

  @Test(arguments: Seeds.first(20)) func drawsBySeeds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    #expect([1, 2].shuffled(using: &random).count == 2)
    #expect(Int.random(in: 0..<9, using: &random) < 9)
  }
}
