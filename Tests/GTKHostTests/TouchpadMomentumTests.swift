import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import GTKHost

@Suite struct TouchpadMomentumTests {
  /// Fingers moving down at 600 points a second until time 0.
  private func thrown() -> TouchpadMomentum {
    var momentum = TouchpadMomentum()
    for step in -10...0 {
      momentum.add(CGVector(dx: 0, dy: 10), at: Double(step) / 60)
    }
    return momentum
  }

  @Test func momentumContinuesAtTheFingerSpeedAndDecelerates() throws {
    var momentum = thrown()
    momentum.start(at: 0)
    expect(momentum.isRunning)
    let step = momentum.advance(to: 1.0 / 60)
    let first = try require(step).dy
    expect(abs(first - 9.8), isBelow: 0.2)
    var way = first
    var time = 1.0 / 60
    while let step = momentum.advance(to: time + 1.0 / 60) {
      time += 1.0 / 60
      way += step.dy
    }
    // At v points a second, it stops after v * 0.4995 points, except for the last ten points a
    // second.
    expect(abs(way - (600 - 10) * 0.4995), isBelow: 2)
    expect(time, isBelow: 3)
  }

  @Test func restingFingersCauseNoMomentum() {
    var momentum = thrown()
    momentum.start(at: 0.2)
    expect(!momentum.isRunning)
  }

  @Test func otherEventsStopTheMomentum() {
    var momentum = thrown()
    momentum.start(at: 0)
    momentum.stop()
    expectNil(momentum.advance(to: 1))
  }
}
