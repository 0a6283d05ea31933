import Expectations
import Foundation
import Testing
import UIKit
import UIKitClosures

/// Display links on the clock of their screen.
@Suite struct DisplayLinkTests {
  private let headless = HeadlessHost(size: CGSize(width: 300, height: 300))

  @Test func itIsCalledWithEveryFrameUntilItIsInvalidated() {
    var times: [CFTimeInterval] = []
    let link = headless.run { CADisplayLink.onFrame { times.append($0.timestamp) } }
    expect(headless.host.needsFrame)
    headless.advance(by: 0.1)
    expect(times.count, equals: 6)
    expect(abs((times.last ?? 0) - headless.clock.now()), isBelow: 0.001)
    expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60), isBelow: 0.001)
    link.invalidate()
    headless.advance(by: 0.1)
    expect(times.count, equals: 6)
    expect(!headless.host.isAnimating)
  }

  @Test func aPausedDisplayLinkNeedsNoFrames() {
    var count = 0
    let link = headless.run { CADisplayLink.onFrame { _ in count += 1 } }
    link.isPaused = true
    headless.advance(by: 0.1)
    expect(count, equals: 0)
    expect(!headless.host.isAnimating)
    link.isPaused = false
    headless.advance(by: 0.1)
    expect(count, equals: 6)
    link.invalidate()
  }

  @Test func preferredFrameRatesAreKept() {
    var count = 0
    let link = headless.run { CADisplayLink.onFrame { _ in count += 1 } }
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
    headless.advance(by: 1)
    expect((19...21).contains(count))
    link.invalidate()
  }

  @Test func thePreferredNumberOfFramesIsARateOfBothEnds() {
    var count = 0
    let link = headless.run { CADisplayLink.onFrame { _ in count += 1 } }
    expect(link.preferredFramesPerSecond, equals: 0)
    link.preferredFramesPerSecond = 20
    expect(link.preferredFrameRateRange.maximum, equals: 20)
    headless.advance(by: 1)
    expect((19...21).contains(count))
    link.preferredFramesPerSecond = 0
    expect(link.preferredFrameRateRange, equals: .default)
    link.invalidate()
  }

  @Test func linksOfOtherScreensAreNotCalled() {
    let other = HeadlessHost(size: CGSize(width: 100, height: 100))
    var count = 0
    let link = other.run { CADisplayLink.onFrame { _ in count += 1 } }
    headless.advance(by: 0.1)
    expect(count, equals: 0)
    other.advance(by: 0.1)
    expect(count, equals: 6)
    link.invalidate()
  }

  @Test func linksOfAnOwnerEndWithIt() {
    final class Owner {
      var count = 0
    }
    var owner: Owner? = Owner()
    weak var link: CADisplayLink?
    headless.run {
      link = owner.map { CADisplayLink.onFrame(of: $0) { owner, _ in owner.count += 1 } }
    }
    headless.advance(by: 0.1)
    expect(owner?.count, equals: 6)
    expect(link != nil)
    owner = nil
    headless.advance(by: 0.1)
    expectNil(link)
    expect(!headless.host.isAnimating)
  }
}
