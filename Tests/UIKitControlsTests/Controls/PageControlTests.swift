import Expectations
import Foundation
import Testing
import UIKit

/// Page controls and progress bars: touches, keys and values.
@MainActor @Suite struct PageControlTests {
  private typealias Fixture = ControlFixture<UIPageControl, Int>

  private func fixture(
    isRightToLeft: Bool = false,
    pages: Int = 5,
    _ change: (UIPageControl) -> Void = { _ in }
  ) -> Fixture {
    Fixture(isRightToLeft: isRightToLeft, value: \.currentPage) {
      let control = UIPageControl()
      control.numberOfPages = pages
      control.frame.size = CGSize(width: 200, height: 26)
      change(control)
      return control
    }
  }

  @Test func theCurrentPageIsClamped() {
    let control = UIPageControl()
    control.currentPage = 3
    expect(control.currentPage, equals: 0)
    control.numberOfPages = 3
    control.currentPage = 7
    expect(control.currentPage, equals: 2)
    control.numberOfPages = 1
    expect(control.currentPage, equals: 0)
  }

  @Test func moreDotsNeedMoreSpace() {
    let control = UIPageControl()
    expect(control.size(forNumberOfPages: 3), equals: CGSize(width: 115.5, height: 26))
    control.numberOfPages = 4
    expect(control.intrinsicContentSize, equals: control.size(forNumberOfPages: 4))
  }

  @Test func tappingTurnsOnePage() {
    let fixture = fixture()
    fixture.tap(190)
    fixture.tap(110)
    fixture.tap(10)
    expect(fixture.values, equals: [1, 2, 1])
    fixture.control.currentPage = 0
    fixture.tap(10)
    expect(fixture.values, equals: [1, 2, 1])
  }

  @Test func rightToLeftTappingTheLeftTurnsForward() {
    let fixture = fixture(isRightToLeft: true)
    fixture.tap(10)
    expect(fixture.values, equals: [1])
  }

  @Test func draggingScrubsThroughThePages() {
    let fixture = fixture()
    fixture.headless.touch(.began, at: fixture.point(60))
    fixture.headless.touch(.moved, at: fixture.point(60 + 35))
    expect(fixture.control.interactionState, equals: .continuous)
    expect(fixture.control.currentPage, equals: 2)
    fixture.headless.touch(.ended, at: fixture.point(60 + 35))
    expect(fixture.control.interactionState, equals: .none)
    expect(fixture.values, equals: [2])
  }

  @Test func discreteInteractionTurnsOnePagePerDrag() {
    let fixture = fixture { $0.allowsContinuousInteraction = false }
    fixture.drag(from: 110, to: 180)
    expect(fixture.values, equals: [1])
  }

  @Test func arrowKeysTurnThePages() {
    let fixture = fixture()
    fixture.headless.press(.keyboardTab)
    fixture.headless.press(.keyboardRightArrow)
    fixture.headless.press(.keyboardRightArrow)
    fixture.headless.press(.keyboardLeftArrow)
    expect(fixture.values, equals: [1, 2, 1])
  }

  @Test func assistiveTechnologiesReadThePage() {
    let fixture = fixture()
    let control = fixture.control
    expect(control.accessibilityTraits.contains(.adjustable))
    control.accessibilityIncrement()
    expect(control.accessibilityValue, equals: "page 2 of 5")
  }

  @Test func progressIsClamped() {
    let bar = UIProgressView(progressViewStyle: .default)
    expect(bar.bounds.height, equals: 4)
    expect(bar.intrinsicContentSize.height, equals: 4)
    bar.progress = 3
    expect(bar.progress, equals: 1)
    bar.setProgress(-1, animated: true)
    expect(bar.progress, equals: 0)
    bar.progress = 0.25
    expect(bar.accessibilityValue, equals: "25%")
    bar.progressViewStyle = .bar
    expect(bar.intrinsicContentSize.height, equals: 2.5)
  }
}
