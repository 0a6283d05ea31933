import Expectations
import Foundation
import Testing
import UIKit

/// Wheels over scroll views that page.
@Suite struct ScrollPageWheelTests {
  let headless = HeadlessHost(size: CGSize(width: 300, height: 400), scale: 1)
  let window: UIWindow
  let list: UIScrollView
  let pager: UIScrollView

  init() {
    window = headless.makeWindow()
    list = UIScrollView(frame: window.bounds)
    pager = UIScrollView(frame: window.bounds)
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 1200, height: 400)
    list.addSubview(pager)
    window.addSubview(list)
    headless.frame()
  }

  private func turn(_ way: CGVector, times: Int = 1) {
    for _ in 0..<times {
      headless.host.sendScroll(delta: way, phase: .wheel, location: CGPoint(x: 100, y: 100))
      headless.frame()
    }
  }

  @Test func aWheelClickTurnsAPage() {
    turn(CGVector(dx: 80, dy: 0))
    headless.settle()
    expect(pager.contentOffset.x, equals: 300)
    // Also while the page before still turns.
    turn(CGVector(dx: 80, dy: 0), times: 2)
    headless.settle()
    expect(pager.contentOffset.x, equals: 900)
    turn(CGVector(dx: -80, dy: 0))
    headless.settle()
    expect(pager.contentOffset.x, equals: 600)
  }

  @Test func smallWheelStepsAddUpToAClick() {
    turn(CGVector(dx: 10, dy: 0), times: 3)
    headless.settle()
    expect(pager.contentOffset.x, equals: 0)
    turn(CGVector(dx: 10, dy: 0), times: 4)
    headless.settle()
    expect(pager.contentOffset.x, equals: 300)
  }

  @Test func verticalWheelsTurnHorizontalPagesIfNothingElseScrolls() {
    turn(CGVector(dx: 0, dy: 80))
    headless.settle()
    expect(pager.contentOffset.x, equals: 300)
    list.contentSize = CGSize(width: 300, height: 600)
    turn(CGVector(dx: 0, dy: 80))
    headless.settle()
    expect((pager.contentOffset.x, list.contentOffset.y) == (300, 80))
    // Nor at the end of a scroll view that scrolls in this direction.
    turn(CGVector(dx: 0, dy: 400), times: 2)
    headless.settle()
    expect((pager.contentOffset.x, list.contentOffset.y) == (300, 200))
  }

  @Test func rightToLeftTheNextPageIsAtTheLeft() {
    window.semanticContentAttribute = .forceRightToLeft
    pager.semanticContentAttribute = .forceRightToLeft
    pager.contentOffset.x = 900
    turn(CGVector(dx: 0, dy: 80))
    headless.settle()
    expect(pager.contentOffset.x, equals: 600)
  }

  @Test func touchpadsTurnOnePageIgnoringMomentum() {
    func send(_ way: CGFloat, _ phase: ScrollInput.Phase) {
      headless.host.sendScroll(
        delta: CGVector(dx: way, dy: 0),
        phase: phase,
        location: CGPoint(x: 100, y: 100)
      )
      headless.advance(by: 1.0 / 60)
    }
    send(10, .began)
    for _ in 0..<4 { send(12, .changed) }
    expect(pager.contentOffset.x, equals: 58)
    send(0, .ended)
    for _ in 0..<5 { send(40, .momentum) }
    headless.settle()
    expect(pager.contentOffset.x, equals: 300)
    // A slow one returns.
    send(4, .began)
    for _ in 0..<4 { send(2, .changed) }
    send(0, .ended)
    headless.settle()
    expect(pager.contentOffset.x, equals: 300)
  }
}
