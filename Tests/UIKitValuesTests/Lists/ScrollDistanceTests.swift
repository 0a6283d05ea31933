import CoreGraphics
import Expectations
import Testing

@testable import UIKitValues

/// How far a list scrolls along an axis to show an item in a visible part from 100 to 200.
@Suite nonisolated struct ScrollDistanceTests {
  private func distance(
    to item: (start: CGFloat, end: CGFloat),
    at fraction: CGFloat? = nil
  ) -> CGFloat { scrollDistance(to: item, in: (100, 200), at: fraction) }

  @Test func anItemIsShownAtAFractionOfTheVisiblePart() {
    expect([0, 0.5, 1].map { distance(to: (300, 340), at: $0) }, equals: [200, 170, 140])
    expect([0, 0.5, 1].map { distance(to: (120, 140), at: $0) }, equals: [20, -20, -60])
  }

  @Test func withoutAFractionItIsShownAtTheClosestEdge() {
    expect(distance(to: (50, 70)), equals: -50)
    expect(distance(to: (250, 270)), equals: 70)
  }

  @Test func withoutAFractionNothingScrollsForAnItemThatIsVisible() {
    expect(distance(to: (100, 200)), equals: 0)
    expect(distance(to: (120, 140)), equals: 0)
  }

  @Test func anItemThatIsTooLongIsShownFromItsStart() {
    expect(distance(to: (250, 450)), equals: 150)
    expect(distance(to: (50, 450)), equals: -50)
  }
}
