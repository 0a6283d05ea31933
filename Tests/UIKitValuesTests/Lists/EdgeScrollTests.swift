import CoreGraphics
import Expectations
import Testing

@testable import UIKitValues

/// How tables and collection views scroll while a row is held near an edge.
@Suite nonisolated struct EdgeScrollTests {
  private let scroll = EdgeScroll(fastest: 900)

  private func velocity(at position: CGFloat) -> CGFloat {
    scroll.velocity(at: position, from: 100, to: 500)
  }

  @Test func theListScrollsFasterTowardsItsEdges() {
    expect(velocity(at: 300), equals: 0)
    expect(velocity(at: 160), equals: 0)
    expect(velocity(at: 130), equals: -450)
    expect(velocity(at: 470), equals: 450)
  }

  @Test func theListScrollsNoFasterBeyondItsEdges() {
    expect(velocity(at: 100), equals: -900)
    expect(velocity(at: 20), equals: -900)
    expect(velocity(at: 700), equals: 900)
  }

  @Test func theEdgesOfAShortListLeaveItsMiddleAlone() {
    expect(scroll.velocity(at: 50, from: 0, to: 100), equals: 0)
    expect(scroll.velocity(at: 12.5, from: 0, to: 100), equals: -450)
    expect(scroll.velocity(at: 0, from: 0, to: 0), equals: 0)
  }

  @Test func timeBeginsWithTheFirstFrameAndIsShortAfterAPause() {
    var scroll = scroll
    expect(scroll.elapsed(at: 10), equals: 0)
    expect(scroll.elapsed(at: 10.0625), equals: 0.0625)
    expect(scroll.elapsed(at: 15), equals: 0.1)
    scroll.stop()
    expect(scroll.elapsed(at: 20), equals: 0)
  }
}
