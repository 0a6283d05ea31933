import CoreGraphics
import Expectations
import Foundation
import Testing

/// Which rectangles intersect, for code that imports no Foundation.
@Suite struct RectangleIntersectionTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func rectanglesThatShareAnEdgeOrACornerDoNotIntersect() {
    for origin in [CGPoint(x: 10, y: 0), CGPoint(x: 0, y: -10), CGPoint(x: 10, y: 10)] {
      let other = CGRect(origin: origin, size: square.size)
      expect(!intersect(square, other))
      expect(!intersect(other, square))
    }
  }

  @Test func rectanglesThatOverlapIntersect() {
    expect(intersect(square, CGRect(x: 9, y: 9, width: 10, height: 10)))
    expect(intersect(square, CGRect(x: 2, y: 2, width: 1, height: 1)))
    expect(intersect(square, .infinite))
    expect(!intersect(square, .null))
    expect(!intersect(square, CGRect(x: 20, y: 0, width: 10, height: 10)))
  }
}
