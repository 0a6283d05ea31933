import Expectations
import Foundation
import Testing
import UIKit

@Suite struct RefreshControlTests {
  let headless = HeadlessHost(size: CGSize(width: 300, height: 800), scale: 2)
  let scrollView: UIScrollView
  let control = UIRefreshControl()
  private let count = Count()

  final class Count {
    var refreshes = 0
  }

  init() {
    let window = headless.makeWindow()
    scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 3000)
    scrollView.alwaysBounceVertical = true
    window.addSubview(scrollView)
    scrollView.refreshControl = control
    let count = count
    control.addAction(UIAction { _ in count.refreshes += 1 }, for: .valueChanged)
    headless.frame()
  }

  private var y: CGFloat { scrollView.contentOffset.y }

  private func pull(_ way: CGFloat, hold: TimeInterval = 0.2) {
    headless.drag(
      from: CGPoint(x: 150, y: 100),
      to: CGPoint(x: 150, y: 100 + way),
      duration: 0.4,
      hold: hold
    )
  }

  @Test func aShortPullDoesNothing() {
    pull(100)
    headless.settle()
    expect(count.refreshes, equals: 0)
    expect(!control.isRefreshing)
    expect(y, equals: 0)
  }

  @Test func pullingFarRefreshesOnceAndShowsTheSpinner() {
    pull(400)
    expect(count.refreshes, equals: 1)
    expect(control.isRefreshing)
    headless.advance(by: 2)
    expect(y, equals: -60)
    expect(scrollView.adjustedContentInset.top, equals: 60)
    expect(control.frame, equals: CGRect(x: 0, y: -60, width: 300, height: 60))
    expect(control.alpha, equals: 1)
    headless.run { control.endRefreshing() }
    expect(scrollView.adjustedContentInset.top, equals: 0)
    headless.advance(by: 1)
    expect(y, equals: 0)
    expect(control.alpha, equals: 0)
    expect(!control.isRefreshing)
  }

  @Test func contentDoesNotJumpUnderTheFinger() {
    headless.touch(.began, at: CGPoint(x: 150, y: 100))
    headless.clock.advance(by: 0.2)
    headless.touch(.moved, at: CGPoint(x: 150, y: 500))
    expect(control.isRefreshing)
    let pulled = y
    headless.clock.advance(by: 0.1)
    headless.touch(.moved, at: CGPoint(x: 150, y: 501))
    expect(abs(y - pulled), isBelow: 1)
  }

  @Test func endingWhileTheFingerIsDownWaitsForIt() {
    headless.touch(.began, at: CGPoint(x: 150, y: 100))
    headless.clock.advance(by: 0.2)
    headless.touch(.moved, at: CGPoint(x: 150, y: 500))
    let pulled = y
    headless.run { control.endRefreshing() }
    headless.advance(by: 0.3)
    expect(y, equals: pulled)
    headless.touch(.ended, at: CGPoint(x: 150, y: 500))
    headless.advance(by: 2)
    expect(y, equals: 0)
    expect(count.refreshes, equals: 1)
  }

  @Test func beginRefreshingSendsNothingAndDoesNotScroll() {
    headless.run { control.beginRefreshing() }
    headless.advance(by: 0.5)
    expect(control.isRefreshing)
    expect(count.refreshes, equals: 0)
    expect(y, equals: 0)
    expect(scrollView.adjustedContentInset.top, equals: 60)
    headless.run { control.endRefreshing() }
    headless.advance(by: 1)
    expect(y, equals: 0)
  }

  @Test func refreshingCanEndInItsAction() {
    control.addAction(
      UIAction { action in (action.sender as? UIRefreshControl)?.endRefreshing() },
      for: .valueChanged
    )
    pull(400)
    headless.advance(by: 2)
    expect(y, equals: 0)
    expect(!control.isRefreshing)
    pull(400)
    headless.advance(by: 2)
    expect(count.refreshes, equals: 2)
  }
}
