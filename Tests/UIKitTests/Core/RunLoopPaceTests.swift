import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

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
    // A frame that is late on a busy machine is nearer to the next one; of five, not all are.
    let gaps = zip(recorder.times, recorder.times.dropFirst()).map { $1 - $0 }
    let frame = 1.0 / Double(screen.maximumFramesPerSecond)
    expect(gaps.max() ?? 0, isAbove: frame - 0.004)
    try await eventually { !screen.needsFrame }
    expect(recorder.times.count, equals: 5)
    expect(!window.isHidden)
  }
}
