import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@Suite struct ScrollViewTests {
  let headless = HeadlessHost(size: CGSize(width: 300, height: 600), scale: 2)
  let window: UIWindow
  let scrollView: UIScrollView
  let recorder = ScrollRecorder()

  init() {
    window = headless.makeWindow()
    scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 5000)
    window.addSubview(scrollView)
    scrollView.delegate = recorder
    headless.frame()
  }

  private var y: CGFloat { scrollView.contentOffset.y }

  private func wheel(_ dy: CGFloat, _ phase: ScrollInput.Phase = .wheel) {
    headless.host.sendScroll(
      delta: CGVector(dx: 0, dy: dy),
      phase: phase,
      location: CGPoint(x: 150, y: 300)
    )
    headless.frame()
  }

  @Test func offsetsAtTheStartAreNotMinusZero() {
    func isPlain(_ point: CGPoint) -> Bool {
      "\(point)" == "(0.0, 0.0)" && point.x.sign == .plus && point.y.sign == .plus
    }
    headless.drag(
      from: CGPoint(x: 150, y: 300),
      to: CGPoint(x: 150, y: 400),
      duration: 0.2,
      hold: 0.3
    )
    let velocity = recorder.releaseVelocity
    expect(velocity?.x.sign == .plus, "the velocity across")
    headless.settle()
    expect(isPlain(scrollView.contentOffset), "after bouncing back")
    scrollView.contentSize.height = 100
    headless.settle()
    expect(isPlain(scrollView.contentOffset), "after the content became short")
    scrollView.contentSize.height = 5000
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    headless.run {
      scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
    }
    headless.settle()
    expect(isPlain(scrollView.contentOffset), "after scrolling to the start")
  }

  @Test func contentFollowsTheFingerAfterTheSlop() {
    headless.touch(.began, at: CGPoint(x: 150, y: 400))
    headless.clock.advance(by: 0.1)
    headless.touch(.moved, at: CGPoint(x: 150, y: 300))
    expect(y, equals: 90)
    expect(scrollView.isDragging)
    headless.clock.advance(by: 0.1)
    headless.touch(.moved, at: CGPoint(x: 150, y: 250))
    expect(y, equals: 140)
  }

  @Test func delegateIsNotifiedOfADragAndItsDecelerationInOrder() {
    headless.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300), duration: 0.2)
    expect(scrollView.isDecelerating)
    headless.settle()
    expect(
      recorder.calls,
      equals: [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ]
    )
    expect(!scrollView.isDecelerating)
    expect(recorder.proposedTarget?.y == y || abs((recorder.proposedTarget?.y ?? 0) - y) <= 0.5)
    expect(abs((recorder.releaseVelocity?.y ?? 0) - 1), isBelow: 0.05)
    expect(abs(y - 190 - 499), isBelow: 30)
  }

  @Test func restingFingersReleaseWithoutDeceleration() {
    headless.drag(
      from: CGPoint(x: 150, y: 500),
      to: CGPoint(x: 150, y: 300),
      duration: 0.2,
      hold: 0.3
    )
    headless.settle()
    expect(recorder.calls.suffix(2), equals: ["willEndDragging", "didEndDragging false"])
    expect(y, equals: 190)
  }

  @Test func theDelegateCanChangeTheTargetOffset() {
    recorder.target = { _ in CGPoint(x: 0, y: 1000) }
    headless.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300), duration: 0.2)
    headless.settle()
    expect(y, equals: 1000)
  }

  @Test func overscrollIsDampedAndSpringsBack() {
    headless.touch(.began, at: CGPoint(x: 150, y: 100))
    headless.clock.advance(by: 0.5)
    headless.touch(.moved, at: CGPoint(x: 150, y: 210))
    let pulled = ScrollPhysics.rubberBand(distance: -100, dimension: 600)
    expect(abs(y - pulled), isAtMost: 0.25)
    headless.advance(by: 0.3)
    headless.touch(.ended, at: CGPoint(x: 150, y: 210))
    headless.settle()
    expect(y, equals: 0)
    expect(recorder.calls.last, equals: "didEndDecelerating")
  }

  @Test func contentThatFitsMovesOnlyWhenItAlwaysBounces() {
    scrollView.contentSize = CGSize(width: 300, height: 100)
    headless.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
    expect(recorder.offsets, satisfies: \.isEmpty)
    scrollView.alwaysBounceVertical = true
    headless.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
    expect(!recorder.offsets.isEmpty)
    headless.settle()
    expect(y, equals: 0)
  }

  /// At an edge, a drag past it scrolls the outer scroll view; otherwise the inner one.
  @Test(arguments: [
    (0.0, -1.0, true), (0, 1, false), (700, 1, true), (700, -1, false), (300, 1, false),
  ])
  func edgesPassDragsToTheOuterScrollView(
    offset: CGFloat,
    direction: CGFloat,
    isForOuter: Bool
  ) {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 1000, width: 300, height: 500))
    inner.contentSize = CGSize(width: 300, height: 1200)
    scrollView.addSubview(inner)
    scrollView.contentOffset.y = 1000
    inner.contentOffset.y = offset
    headless.frame()
    headless.drag(
      from: CGPoint(x: 150, y: 250),
      to: CGPoint(x: 150, y: 250 - direction * 60),
      duration: 0.3,
      hold: 0.3
    )
    headless.settle()
    expect((scrollView.contentOffset.y != 1000), equals: isForOuter)
    expect((inner.contentOffset.y != offset), equals: !isForOuter)
  }

  @Test func withoutBouncesContentStopsAtItsEdges() {
    scrollView.bounces = false
    headless.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
    headless.settle()
    expect(recorder.offsets.allSatisfy { $0.y == 0 })
  }

  @Test func touchingStopsDeceleration() {
    headless.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200), duration: 0.1)
    headless.advance(by: 0.2)
    expect(scrollView.isDecelerating)
    let stopped = y
    headless.touch(.began, at: CGPoint(x: 150, y: 300))
    expect(!scrollView.isDecelerating)
    headless.advance(by: 0.2)
    expect(abs(y - stopped), isBelow: 40)
    let held = y
    headless.advance(by: 0.5)
    expect(y, equals: held)
    headless.touch(.ended, at: CGPoint(x: 150, y: 300))
    headless.settle()
    expect(y, equals: held)
  }

  @Test func pagesTurnOneAtATime() {
    scrollView.isPagingEnabled = true
    headless.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300), duration: 0.1)
    headless.settle()
    expect(y, equals: 600)
    headless.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 330), duration: 0.5)
    headless.advance(by: 0.01)
    headless.settle()
    expect(y, equals: 600)
  }

  @Test func aTargetFromTheDelegateIsIgnoredWithPaging() {
    scrollView.isPagingEnabled = true
    recorder.target = { _ in CGPoint(x: 0, y: 250) }
    headless.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300), duration: 0.1)
    headless.settle()
    expect(recorder.proposedTarget?.y, equals: 600)
    expect(y, equals: 600)
  }

  @Test func animatedOffsetTakesThreeTenthsOfASecond() {
    headless.run { scrollView.setContentOffset(CGPoint(x: 0, y: 800), animated: true) }
    expect(scrollView.isScrollAnimating)
    headless.advance(by: 0.15)
    expect(abs(y - 400), isBelow: 40)
    headless.advance(by: 0.2)
    expect(y, equals: 800)
    expect(recorder.calls, equals: ["didScroll", "didEndScrollingAnimation"])
  }

  @Test func settingTheOffsetStopsAMotion() {
    headless.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200), duration: 0.1)
    headless.advance(by: 0.1)
    scrollView.contentOffset = CGPoint(x: 0, y: 77)
    headless.advance(by: 0.5)
    expect(y, equals: 77)
  }

  @Test func scrollRectToVisibleScrollsMinimally() {
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 50), animated: false)
    expect(y, equals: 150)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
    expect(y, equals: 150)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    expect(y, equals: 100)
  }

  @Test func wheelStepsAddUpAndAnimate() {
    wheel(100)
    headless.advance(by: 1.0 / 60)
    expect(y > 0 && y < 60)
    wheel(100)
    headless.settle()
    expect(y, equals: 200)
    expect(recorder.calls.last, equals: "didEndDecelerating")
    expect(recorder.calls.filter { $0 == "willBeginDragging" }.count, equals: 1)
    wheel(-1000)
    headless.settle()
    expect(y, equals: 0)
  }

  @Test func aTouchpadMovesContentOneToOneAndItsMomentumAsDelivered() {
    wheel(0, .began)
    wheel(30, .changed)
    expect(y, equals: 30)
    wheel(25, .changed)
    expect(y, equals: 55)
    wheel(0, .ended)
    wheel(20, .momentum)
    wheel(10, .momentum)
    expect(y, equals: 85)
    expect(scrollView.isDecelerating)
    headless.settle()
    expect(y, equals: 85)
    expect(!scrollView.isDecelerating)
    expect(
      recorder.calls,
      equals: [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ]
    )
  }

  @Test func aTouchpadsMomentumBouncesAtTheEdge() {
    scrollView.contentOffset = CGPoint(x: 0, y: 60)
    wheel(-10, .began)
    wheel(0, .ended)
    for _ in 0..<4 {
      headless.clock.advance(by: 1.0 / 60)
      wheel(-30, .momentum)
    }
    headless.advance(by: 0.05)
    expect(y, isBelow: 0)
    headless.settle()
    expect(y, equals: 0)
  }

  @Test func keysScrollByPageAndToTheEnds() {
    func press(_ code: UIKeyboardHIDUsage) {
      headless.host.sendKey(UIKey(keyCode: code), isDown: true)
      headless.host.sendKey(UIKey(keyCode: code), isDown: false)
      headless.settle()
    }
    press(.keyboardPageDown)
    expect(y, equals: 560)
    press(.keyboardDownArrow)
    expect(y, equals: 620)
    press(.keyboardEnd)
    expect(y, equals: 4400)
    press(.keyboardHome)
    expect(y, equals: 0)
  }

  @Test func insetsMoveContentThatIsAtItsTop() {
    scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    expect(y, equals: -50)
    expect(scrollView.adjustedContentInset.top, equals: 50)
    scrollView.contentOffset = CGPoint(x: 0, y: 200)
    scrollView.contentInset = .zero
    expect(y, equals: 200)
    expect(recorder.calls.contains("didChangeAdjustedContentInset"))
  }

  @Test func theSafeAreaIsAddedAlongTheAxisThatScrolls() {
    let headless = HeadlessHost(
      size: CGSize(width: 300, height: 600),
      safeAreaInsets: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 10)
    )
    let window = headless.makeWindow()
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 100, height: 5000)
    window.addSubview(view)
    headless.frame()
    expect(view.adjustedContentInset, equals: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    expect(view.contentOffset.y, equals: -44)
    view.contentInsetAdjustmentBehavior = .always
    expect(view.adjustedContentInset.left, equals: 10)
    view.contentInsetAdjustmentBehavior = .never
    expect(view.adjustedContentInset, equals: .zero)
  }

  @Test func indicatorsShowWhileScrollingAndFadeAfterwards() throws {
    headless.touch(.began, at: CGPoint(x: 150, y: 400))
    headless.clock.advance(by: 0.1)
    headless.touch(.moved, at: CGPoint(x: 150, y: 200))
    let indicator = try require(scrollView.verticalIndicator)
    expect(indicator.alpha, equals: 1)
    expect(indicator.frame.maxX, equals: scrollView.bounds.maxX - 3)
    headless.advance(by: 0.2)
    headless.touch(.ended, at: CGPoint(x: 150, y: 200))
    headless.settle()
    expect(indicator.alpha, equals: 0)
  }

  @Test func horizontalListsTakeOnlyHorizontalDrags() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    inner.contentSize = CGSize(width: 2000, height: 100)
    scrollView.addSubview(inner)
    headless.frame()
    headless.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 50, y: 155), hold: 0.3)
    headless.settle()
    expect(inner.contentOffset.x, equals: 190)
    expect(y, equals: 0)
    headless.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 155, y: 50), hold: 0.3)
    headless.settle()
    expect(inner.contentOffset.x, equals: 190)
    expect(abs(y - 90), isAtMost: 1)
    wheel(60)
    headless.settle()
    expect(y, isAtLeast: 149)
  }
}
