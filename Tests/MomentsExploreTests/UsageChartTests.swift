import Expectations
import Foundation
import Testing
import UIKit

@testable import MomentsExplore

@Suite struct UsageChartTests {
  private func frames(
    _ history: [Int],
    width: CGFloat = 100,
    pixel: CGFloat = 1,
    isRightToLeft: Bool = false
  ) -> [CGRect] {
    UsageChartView.frames(
      of: history,
      in: CGSize(width: width, height: 40),
      pixel: pixel,
      isRightToLeft: isRightToLeft
    )
  }

  @Test func barsRangeFromALineToTheFullHeight() {
    let bars = frames([0, 5, 10])
    expect(bars.map(\.height), equals: [2, 20, 40])
    expect(bars.allSatisfy { $0.maxY == 40 })
  }

  @Test func barsFillTheWidthInWholePixels() throws {
    for pixel in [1, 0.5, 1 / 3] as [CGFloat] {
      for width in [97, 100, 143.5] as [CGFloat] {
        let bars = frames([1, 2, 3, 4, 5, 6, 7], width: width, pixel: pixel)
        try expect(require(bars.first).minX, equals: 0)
        expect(abs(try require(bars.last).maxX - width), isBelow: pixel + 0.001)
        for (bar, next) in zip(bars, bars.dropFirst()) {
          expect(next.minX - bar.maxX, isAtLeast: 1)
          expect(abs((bar.minX / pixel).rounded() - bar.minX / pixel), isBelow: 0.001)
        }
      }
    }
  }

  @Test func daysFollowTheTextDirection() {
    let bars = frames([1, 2, 3], isRightToLeft: true)
    expect(bars.map(\.minX), equals: bars.map(\.minX).sorted(by: >))
    expect(bars.first?.maxX, equals: 100)
  }

  @Test func noHistoryHasNoBarsAndZeroUseHasLines() {
    expect(frames([]), satisfies: \.isEmpty)
    expect(frames([1], width: 0), satisfies: \.isEmpty)
    expect(frames([0, 0]).map(\.height), equals: [2, 2])
    expect(frames([-4, Int.max]).allSatisfy { $0.height.isFinite && $0.height <= 40 })
  }
}
