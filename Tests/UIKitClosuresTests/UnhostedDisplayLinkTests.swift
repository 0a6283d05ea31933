import Expectations
import Foundation
import Testing
import UIKit
import UIKitClosures

/// Display links and timers of a program without a host.
@Suite struct UnhostedDisplayLinkTests {
  @Test func aDisplayLinkFiresWithoutAWindowAtTheRateOfTheMainScreen() async {
    var times: [CFTimeInterval] = []
    var link: CADisplayLink?
    await withCheckedContinuation { continuation in
      link = .onFrame { link in
        times.append(link.timestamp)
        guard times.count == 4 else { return }
        link.invalidate()
        continuation.resume()
      }
    }
    expect(link != nil)
    for (time, next) in zip(times, times.dropFirst()) {
      expect(next - time, isAbove: 1.0 / Double(UIScreen.main.maximumFramesPerSecond) - 0.004)
    }
  }

  @Test func aTimerIsDueAfterItsInterval() {
    let timer = Timer.scheduled(every: 1000, repeats: false) { _ in }
    expect(timer.fireDate.timeIntervalSinceNow, isAbove: 900)
    timer.invalidate()
  }
}
