import Expectations
import Foundation
import TestSupport
import Testing

@testable import UIKitValues

@Suite nonisolated struct ScrollPhysicsTests {
  private let wide = ScrollMotion.Limits(range: 0...10_000, bounces: true)

  @Test func rubberBandFollowsTheMeasuredCurve() {
    expect(abs(ScrollPhysics.rubberBand(distance: 70, dimension: 300) - 34.12), isBelow: 0.01)
    expect(abs(ScrollPhysics.rubberBand(distance: -70, dimension: 300) + 34.12), isBelow: 0.01)
    expect(ScrollPhysics.rubberBand(distance: 0, dimension: 300), equals: 0)
    for distance in stride(from: -500.0, through: 500, by: 50) {
      let pulled = ScrollPhysics.rubberBand(distance: distance, dimension: 800)
      expect(
        abs(ScrollPhysics.fingerDistance(pulled: pulled, dimension: 800) - distance),
        isBelow: 1e-6
      )
    }
  }

  @Test func projectionMatchesTheDecelerationRates() {
    expect(abs(ScrollPhysics.projection(velocity: 1000, rate: 0.998) - 499), isBelow: 0.01)
    expect(abs(ScrollPhysics.projection(velocity: 1000, rate: 0.99) - 99), isBelow: 0.01)
  }

  @Test func decelerationEndsAtItsTarget() {
    let glide = ScrollGlide(from: 100, to: 599, rate: 0.998)
    expect(glide.position(after: 0), equals: 100)
    expect(glide.position(after: glide.duration), equals: 599)
    expect(abs(glide.velocity(after: 0) - 1000), isBelow: 20)
    expect(abs(glide.velocity(after: glide.duration - 0.001) - 10), isBelow: 1)
    let passing = glide.time(ofPassing: 400)
    expect(passing.map { abs(glide.position(after: $0) - 400) < 1e-6 }, equals: true)
    expectNil(glide.time(ofPassing: 700))
  }

  @Test func overscrollSettlesInTheMeasuredTime() {
    let spring = ScrollSpring.release(to: 0, from: -235, velocity: 0)
    let times = stride(from: 0.0, to: 2, by: 0.001)
    let settled = times.first { spring.isAtRest(after: $0) }
    expect(settled.map { $0 > 0.59 && $0 < 0.64 }, equals: true)
    // Over-damped: it never passes the edge.
    expect(times.allSatisfy { spring.position(after: $0) <= 0 })
  }

  @Test func aBounceReachesTheMeasuredPeak() {
    let spring = ScrollSpring.bounce(at: 0, velocity: -1000)
    let peak = stride(from: 0.0, to: 1, by: 0.001).map { spring.position(after: $0) }.min()
    expect(peak.map { abs($0 + 1000 / (11 * M_E)) < 0.1 }, equals: true)
  }

  @Test func deceleratingIntoTheEdgeBounces() {
    var motion = ScrollMotion(.glide(ScrollGlide(from: 100, to: -900, rate: 0.998)), at: 0)
    var lowest: CGFloat = 0
    var result: (offset: CGFloat, isOver: Bool) = (100, false)
    var time = 0.0
    while !result.isOver, time < 5 {
      time += 1.0 / 60
      result = motion.advance(to: time, limits: wide)
      lowest = min(lowest, result.offset)
    }
    expect(result.offset, equals: 0)
    expect(lowest, isBelow: -20)
    expect(time, isBelow: 2)
  }

  @Test func deceleratingIntoANonbouncingEdgeStops() {
    var motion = ScrollMotion(.glide(ScrollGlide(from: 100, to: -900, rate: 0.998)), at: 0)
    let result = motion.advance(to: 1, limits: .init(range: 0...1000, bounces: false))
    expect(result.offset, equals: 0)
    expect(result.isOver)
  }

  @Test func shiftingAMotionShiftsItsWholePath() {
    var motion = ScrollMotion(.glide(ScrollGlide(from: 100, to: 600, rate: 0.998)), at: 0)
    let before = motion.advance(to: 0.5, limits: wide).offset
    motion.shift(by: 250)
    expect(abs(motion.advance(to: 0.5, limits: wide).offset - before - 250), isBelow: 1e-9)
    expect(motion.destination, equals: 850)
  }

  @Test(arguments: Seeds.first(20)) func motionsDoNotDependOnFrames(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let target = CGFloat.random(in: -2000...12_000, using: &random)
    let glide = ScrollGlide(from: 5000, to: target, rate: 0.998)
    var coarse = ScrollMotion(.glide(glide), at: 0)
    var fine = coarse
    for step in 1...2000 { _ = fine.advance(to: Double(step) / 1000, limits: wide) }
    let end = coarse.advance(to: 2, limits: wide).offset
    expect(abs(end - fine.advance(to: 2, limits: wide).offset), isBelow: 1e-6, "seed \(seed)")
  }

  @Test func pagingMovesOnePageWithAFlickElseToTheNearest() {
    func page(_ offset: CGFloat, velocity: CGFloat) -> CGFloat {
      ScrollPhysics.page(from: offset, origin: 0, page: 300, velocity: velocity, start: 300)
    }
    expect(page(350, velocity: 0), equals: 300)
    expect(page(460, velocity: 0), equals: 600)
    expect(page(350, velocity: 900), equals: 600)
    expect(page(250, velocity: -900), equals: 0)
    expect(page(900, velocity: 5000), equals: 600)
  }

  @Test func releaseVelocityUsesTheLastTenthOfASecond() {
    var tracker = ScrollVelocityTracker()
    for step in 0...20 {
      let time = Double(step) / 60
      tracker.add(CGPoint(x: 0, y: step < 10 ? 0 : CGFloat(step - 10) * 10), at: time)
    }
    expect(abs(tracker.velocity(at: 20.0 / 60).y - 600), isBelow: 1e-6)
    expect(tracker.velocity(at: 1), equals: .zero)
  }
}
