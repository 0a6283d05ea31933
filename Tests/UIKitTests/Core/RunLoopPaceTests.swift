import Expectations
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// How often a screen without a host makes frames, while a run loop runs.
@MainActor @Suite struct RunLoopPaceTests {
  private final class Recorder: FrameObserver {
    var times: [TimeInterval] = []

    func frameWillBegin(at time: TimeInterval) -> Bool {
      times.append(time)
      return times.count < 5
    }
  }

  /// Runs the run loop of the thread that runs the main actor now.
  private func run(while isWaiting: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 60)
    while isWaiting(), Date() < end, RunLoop.current.run(mode: .default, before: end) {}
  }

  @Test func framesAreMadeAtTheRateOfTheScreenAndEndWithTheAnimation() async throws {
    let screen = UIScreen(
      size: CGSize(width: 300, height: 300),
      scale: 2,
      safeAreaInsets: .zero,
      traits: .current
    )
    let window = UIWindow(frame: screen.bounds)
    window.screen = screen
    window.isHidden = false
    let recorder = Recorder()
    screen.addFrameObserver(recorder)
    run { recorder.times.count < 5 }
    expect(recorder.times.count, equals: 5)
    for (time, next) in zip(recorder.times, recorder.times.dropFirst()) {
      expect(next - time, isAbove: 1.0 / Double(screen.maximumFramesPerSecond) - 0.004)
    }
    try await eventually { !screen.needsFrame }
    expect(recorder.times.count, equals: 5)
    expect(!window.isHidden)
  }
}
