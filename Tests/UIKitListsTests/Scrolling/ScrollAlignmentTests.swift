import Expectations
import Foundation
import Testing
import UIKit

/// The position of small content, drags that stay inside, and indicators of programmatic scrolls.
@MainActor @Suite struct ScrollAlignmentTests {
  private let headless = HeadlessHost(size: CGSize(width: 300, height: 400))

  private func makeScrollView(_ content: CGSize) -> UIScrollView {
    let window = headless.makeWindow()
    return headless.run {
      let view = UIScrollView(frame: window.bounds)
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = content
      window.addSubview(view)
      return view
    }
  }

  @Test func smallContentIsAligned() {
    let view = makeScrollView(CGSize(width: 100, height: 1000))
    headless.settle()
    expect(view.contentOffset, equals: .zero)
    headless.run { view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5) }
    headless.settle()
    // As wide as 100 of 300, and higher than the view.
    expect(view.contentOffset, equals: CGPoint(x: -100, y: 0))
    headless.run { view.contentSize.height = 200 }
    headless.settle()
    expect(view.contentOffset, equals: CGPoint(x: -100, y: -100))
    headless.run { view.contentAlignmentPoint = CGPoint(x: 1, y: 1) }
    headless.settle()
    expect(view.contentOffset, equals: CGPoint(x: -200, y: -200))
    headless.run { view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 40) }
    headless.settle()
    expect(view.contentOffset, equals: CGPoint(x: -160, y: -170))
  }

  @Test func bouncingSmallContentReturns() {
    let view = makeScrollView(CGSize(width: 300, height: 100))
    headless.run {
      view.alwaysBounceVertical = true
      view.contentAlignmentPoint = CGPoint(x: 0, y: 0.5)
    }
    headless.settle()
    headless.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 320), hold: 0.1)
    expect(view.contentOffset.y, isBelow: -160)
    headless.settle()
    expect(view.contentOffset.y, equals: -150)
  }

  @Test(arguments: [true, false]) func dragsPastTheEdgePassToTheOuterScrollViewByDefault(
    gives: Bool
  ) {
    let outer = makeScrollView(CGSize(width: 600, height: 400))
    let inner = headless.run {
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      inner.contentSize = CGSize(width: 500, height: 200)
      inner.contentOffset.x = 200
      inner.transfersHorizontalScrollingToParent = gives
      outer.addSubview(inner)
      return inner
    }
    headless.settle()
    headless.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 100, y: 100))
    headless.settle()
    expect((outer.contentOffset.x > 50), equals: gives)
    expect(inner.contentOffset.x, equals: 200)
  }

  @Test func indicatorsShowDuringProgrammaticScrolls() {
    let view = makeScrollView(CGSize(width: 300, height: 2000))
    headless.settle()
    func isShown() -> Bool {
      view.subviews.contains { $0.frame.maxX > 290 && $0.frame.width < 10 && $0.alpha > 0 }
    }
    headless.run { view.contentOffset.y = 50 }
    headless.settle()
    expect(!isShown())
    headless.run {
      view.withScrollIndicatorsShown(forContentOffsetChanges: { view.contentOffset.y = 300 })
    }
    headless.frame()
    expect(isShown() && view.contentOffset.y == 300)
    headless.settle()
    expect(!isShown())
  }
}
