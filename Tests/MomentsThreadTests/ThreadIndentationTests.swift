import Expectations
import ListModel
import MomentsContracts
import Testing
import UIKit

@testable import MomentsThread

@Suite struct ThreadIndentationTests {
  private func indentation(
    _ depth: Int,
    width: CGFloat = 390,
    isLargeText: Bool = false
  ) -> ThreadIndentation {
    ThreadIndentation(depth: depth, width: width, isLargeText: isLargeText)
  }

  @Test func eachLevelIsIndentedFurther() {
    expect((0...3).map { indentation($0).leading }, equals: [16, 40, 64, 88])
  }

  @Test(arguments: [320, 390, 640] as [CGFloat])
  func deepTreesLeaveTextTwoThirdsOfTheWidth(width: CGFloat) {
    for depth in 0...100 {
      let indentation = indentation(depth, width: width)
      expect(indentation.leading - 16, isAtMost: width / 3)
      expect(indentation.isCut, equals: (indentation.levels < depth))
    }
  }

  @Test func narrowScreensAndLargeTextIndentLess() {
    expect(indentation(20, width: 320).levels, equals: 4)
    expect(indentation(20, width: 390).levels, equals: 5)
    expect(indentation(20, width: 640).levels, equals: ThreadBranch.maximumAncestors)
    expect(indentation(1, isLargeText: true).leading, isBelow: indentation(1).leading)
  }

  @Test func withoutAWidthNothingIsIndented() {
    expect(indentation(3, width: 0).levels, equals: 0)
  }

  @Test func linesAreBelowTheAvatarsOfTheirLevels() {
    let deep = indentation(3)
    for level in 0..<3 {
      let avatar = indentation(level).leading
      expect(deep.line(ofLevel: level), isAbove: avatar)
      expect(deep.line(ofLevel: level), isBelow: avatar + 28)
      expect(deep.line(ofLevel: level), isBelow: deep.leading)
    }
  }
}
