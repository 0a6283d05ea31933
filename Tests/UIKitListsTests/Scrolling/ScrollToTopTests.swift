import Expectations
import Foundation
import Testing
import UIKit

/// A tap on the status bar, or on its substitute, scrolls the only scroll view to its top.
@MainActor @Suite struct ScrollToTopTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var allows = true
    var calls: [String] = []

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      calls.append("should")
      return allows
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      calls.append("did at \(Int(scrollView.contentOffset.y))")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("ended") }
  }

  private let host = HeadlessHost(
    size: CGSize(width: 300, height: 400),
    safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
  )
  private let delegate = Delegate()

  private func makeScrollView(_ frame: CGRect, in window: UIView) -> UIScrollView {
    let view = UIScrollView(frame: frame)
    view.contentSize = CGSize(width: frame.width, height: 2000)
    view.delegate = delegate
    window.addSubview(view)
    host.frame()
    view.contentOffset.y = 500
    return view
  }

  @Test func aTapOnTheStatusBarScrollsToTheTopOfTheContent() {
    let window = host.makeWindow()
    let view = makeScrollView(window.bounds, in: window)
    host.tap(at: CGPoint(x: 150, y: 20))
    host.advance(by: 0.1)
    expect(view.contentOffset.y > -44 && view.contentOffset.y < 500)
    host.settle()
    expect(view.contentOffset.y, equals: -44)
    expect(delegate.calls, equals: ["should", "did at -44"])
  }

  @Test func theDelegateCanRefuse() {
    let window = host.makeWindow()
    let view = makeScrollView(window.bounds, in: window)
    delegate.allows = false
    host.tap(at: CGPoint(x: 150, y: 20))
    host.settle()
    expect(view.contentOffset.y, equals: 500)
    expect(delegate.calls, equals: ["should"])
  }

  @Test func contentAtItsTopReportsImmediately() {
    let window = host.makeWindow()
    let view = makeScrollView(window.bounds, in: window)
    view.contentOffset.y = -44
    host.tap(at: CGPoint(x: 150, y: 20))
    expect(delegate.calls, equals: ["should", "did at -44"])
  }

  @Test func ofTwoVisibleScrollViewsNoneScrollsToTopUnlessOneIsExcluded() {
    let window = host.makeWindow()
    let first = makeScrollView(CGRect(x: 0, y: 0, width: 300, height: 200), in: window)
    let second = makeScrollView(CGRect(x: 0, y: 200, width: 300, height: 200), in: window)
    host.tap(at: CGPoint(x: 150, y: 20))
    host.settle()
    expect(delegate.calls, satisfies: \.isEmpty)
    second.scrollsToTop = false
    host.advance(by: 1)
    host.tap(at: CGPoint(x: 150, y: 20))
    host.settle()
    expect(first.contentOffset.y, equals: -44)
    expect(second.contentOffset.y, equals: 500)
  }

  @Test func hiddenAndOffscreenScrollViewsAreIgnored() {
    let window = host.makeWindow()
    let view = makeScrollView(window.bounds, in: window)
    makeScrollView(window.bounds, in: window).isHidden = true
    let clip = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    clip.clipsToBounds = true
    window.addSubview(clip)
    _ = makeScrollView(CGRect(x: 0, y: 100, width: 300, height: 100), in: clip)
    host.tap(at: CGPoint(x: 150, y: 20))
    host.settle()
    expect(view.contentOffset.y, equals: -44)
  }

  @Test func theTappedColumnScrolls() {
    let window = host.makeWindow()
    let first = makeScrollView(CGRect(x: 0, y: 0, width: 100, height: 400), in: window)
    let second = makeScrollView(CGRect(x: 100, y: 0, width: 200, height: 400), in: window)
    host.tap(at: CGPoint(x: 150, y: 20))
    host.settle()
    expect(first.contentOffset.y, equals: 500)
    expect(second.contentOffset.y, equals: -44)
  }

  @Test func dragsAndButtonsInTheStatusBarAreNoTaps() {
    let window = host.makeWindow()
    let view = makeScrollView(window.bounds, in: window)
    host.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: 35), duration: 0.1, hold: 0.2)
    host.settle()
    expect(delegate.calls, satisfies: \.isEmpty)
    window.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 44)))
    host.advance(by: 1)
    host.tap(at: CGPoint(x: 150, y: 20))
    host.settle()
    expect(delegate.calls, satisfies: \.isEmpty)
    expect(view.contentOffset.y != -44)
  }

  @Test func touchingStopsScrollToTop() {
    let window = host.makeWindow()
    let view = makeScrollView(window.bounds, in: window)
    host.tap(at: CGPoint(x: 150, y: 20))
    host.advance(by: 0.1)
    host.touch(.began, at: CGPoint(x: 150, y: 200))
    let offset = view.contentOffset.y
    host.touch(.ended, at: CGPoint(x: 150, y: 200))
    host.settle()
    expect(offset > -44 && offset < 500)
    expect(view.contentOffset.y, equals: offset)
    expect(delegate.calls, equals: ["should"])
  }

  @Test func withoutAStatusBarTheNavigationBarScrollsToTop() throws {
    let host = HeadlessHost(size: CGSize(width: 300, height: 400))
    let window = host.makeWindow()
    let controller = UITableViewController()
    let rows = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    host.run { window.rootViewController = UINavigationController(rootViewController: controller) }
    host.frame()
    host.run { controller.tableView.tableHeaderView = rows }
    host.frame()
    host.run { controller.tableView.contentOffset.y = 700 }
    host.frame()
    host.tap(at: CGPoint(x: 150, y: 22))
    host.settle()
    expect(
      controller.tableView.contentOffset.y,
      equals: -controller.tableView.adjustedContentInset.top
    )
  }

  @Test(arguments: [UIKeyModifierFlags.control, .command])
  func controlOrCommandHomeScrollsToTop(modifier: UIKeyModifierFlags) {
    let window = host.makeWindow()
    let view = makeScrollView(window.bounds, in: window)
    delegate.allows = false
    host.press(.keyboardHome, modifiers: modifier)
    host.settle()
    expect(view.contentOffset.y, equals: 500)
    delegate.allows = true
    host.press(.keyboardHome, modifiers: modifier)
    host.settle()
    expect(view.contentOffset.y, equals: -44)
    expect(delegate.calls, equals: ["should", "should", "did at -44"])
    view.contentOffset.y = 500
    view.scrollsToTop = false
    host.press(.keyboardHome, modifiers: modifier)
    host.settle()
    expect(view.contentOffset.y, equals: -44)
    expect(delegate.calls.count, equals: 3)
  }
}
