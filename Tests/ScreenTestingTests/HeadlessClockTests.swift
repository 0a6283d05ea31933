import Expectations
import Foundation
import Testing
import UIKit

@testable import ScreenTesting

@Suite struct HeadlessClockTests {
  let clock = HeadlessClock()

  /// Brings every task that is ready to where it sleeps.
  private func runTasks() async {
    for _ in 0..<4 { await SentWork.shared.turn() }
  }

  @Test func sleepersWakeInOrder() async {
    var woken: [Int] = []
    let sleepers = [300, 100, 200].map { milliseconds in
      Task {
        try? await clock.sleep(for: .milliseconds(milliseconds))
        woken.append(milliseconds)
      }
    }
    await runTasks()
    clock.advance(by: .milliseconds(100))
    await runTasks()
    expect(woken, equals: [100])
    clock.advance(by: .milliseconds(150))
    await runTasks()
    expect(woken, equals: [100, 200])
    clock.advance(by: .milliseconds(50))
    for sleeper in sleepers { await sleeper.value }
    expect(woken, equals: [100, 200, 300])
  }

  @Test func allSleepersOfOneMomentWake() async {
    var woken: [Int] = []
    var sleepers: [Task<Void, Never>] = []
    for index in 0..<5 {
      sleepers.append(
        Task {
          try? await clock.sleep(for: .seconds(1))
          woken.append(index)
        }
      )
      // A task begins to sleep off the main actor, after any number of yields on a busy machine.
      for _ in 0..<1_000_000 where clock.sleeperCount <= index { await Task.yield() }
    }
    clock.advance(by: .seconds(1))
    for sleeper in sleepers { await sleeper.value }
    // In which order they go on is the executor's business.
    expect(woken.sorted(), equals: [0, 1, 2, 3, 4])
  }

  @Test func frameDurationsAddUpExactly() async throws {
    let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
    await runTasks()
    for _ in 0..<60 { clock.advance(by: .seconds(1.0 / 60)) }
    expect(!clock.hasSleepers)
    try await sleeper.value
  }

  @Test func zeroDurationsDoNotSleep() async throws {
    try await clock.sleep(for: .zero)
    try await clock.sleep(for: .seconds(-1))
    expect(!clock.hasSleepers)
  }

  @Test func aCancelledSleeperWakesImmediatelyAndThrows() async {
    let sleeper = Task { try await clock.sleep(for: .seconds(100)) }
    await runTasks()
    expect(clock.hasSleepers)
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    expect(!clock.hasSleepers)
    clock.advance(by: .seconds(200))
  }

  @Test func aTaskCancelledBeforeSleepingDoesNotSleep() async {
    let sleeper = Task { try await clock.sleep(for: .seconds(100)) }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    expect(!clock.hasSleepers)
  }

  @Test func concurrentWakeAndCancellationLeaksNothing() async {
    for _ in 0..<50 {
      let sleeper = Task { try? await clock.sleep(for: .seconds(1)) }
      await runTasks()
      clock.advance(by: .seconds(1))
      sleeper.cancel()
      await sleeper.value
    }
    expect(!clock.hasSleepers)
    expect(clock.rememberedCancellations, equals: 0)
  }

  @Test func sleepersDoNotKeepTheClockAliveAfterwards() async {
    var clock: HeadlessClock? = HeadlessClock()
    weak let released = clock
    let sleeper = Task { [clock] in try? await clock?.sleep(for: .seconds(1)) }
    await runTasks()
    clock?.advance(by: .seconds(1))
    await sleeper.value
    clock = nil
    await runTasks()
    expectNil(released)
  }
}
