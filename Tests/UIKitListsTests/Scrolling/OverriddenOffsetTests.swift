import Expectations
import Foundation
import Testing
import UIKit

/// Scroll view subclasses that observe or change the content offset.
@MainActor @Suite struct OverriddenOffsetTests {
  private final class Followed: UIScrollView {
    var seen: [CGFloat] = []
    var animated: [Bool] = []
    override var contentOffset: CGPoint {
      didSet { seen.append(contentOffset.y) }
    }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      self.animated.append(animated)
      super.setContentOffset(contentOffset, animated: animated)
    }
  }

  private final class Limited: UIScrollView {
    override var contentOffset: CGPoint {
      get { super.contentOffset }
      set { super.contentOffset = CGPoint(x: newValue.x, y: min(newValue.y, 100)) }
    }
  }

  private let host = HeadlessHost(size: CGSize(width: 300, height: 600))
  private let window: UIWindow

  init() { window = host.makeWindow() }

  private func show<View: UIScrollView>(_ view: View) -> View {
    view.frame = window.bounds
    view.contentSize = CGSize(width: 300, height: 5000)
    window.addSubview(view)
    host.frame()
    return view
  }

  @Test func draggingAndDecelerationSetTheProperty() {
    let view = show(Followed())
    host.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300), duration: 0.2)
    let dragged = view.seen.count
    expect(dragged, isAbove: 0)
    expect(view.isDecelerating)
    host.settle()
    expect(view.seen.count, isAbove: dragged)
    expect(view.seen.last, equals: view.contentOffset.y)
    expect(view.contentOffset.y, isAbove: 400)
    expect(view.animated, satisfies: \.isEmpty)
  }

  @Test func anAnimatedScrollSetsThePropertyInEachFrame() {
    let view = show(Followed())
    host.run { view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    host.settle()
    expect(view.seen.count, isAbove: 5)
    expect(view.seen.last, equals: 300)
    expect(view.animated, equals: [true])
  }

  @Test func anOffsetWithoutAnimationSetsThePropertyOnce() {
    let view = show(Followed())
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    expect(view.seen, equals: [300])
    view.contentOffset = CGPoint(x: 0, y: 200)
    expect(view.seen, equals: [300, 200])
    expect(view.animated, equals: [false])
  }

  private final class Calls: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  @Test func anOffsetSetThroughTheBoundsIsNotReported() {
    let calls = Calls()
    let view = show(Followed())
    view.delegate = calls
    view.contentOffset.y = 20
    view.bounds.origin.y = 50.3
    expect(view.contentOffset.y, equals: 50.3)
    view.contentOffset.y = 50.3
    view.contentOffset.y = 70
    expect(calls.offsets, equals: [20, 70])
  }

  @Test func aSetterMayChangeWhereAFingerTakesTheContent() {
    let view = show(Limited())
    host.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 100), duration: 0.2)
    expect(view.contentOffset.y, equals: 100)
    host.settle()
    expect(view.contentOffset.y, equals: 100)
  }

  @Test func contentThatBecomesSmallerBringsTheOffsetBack() {
    let view = show(UIScrollView())
    view.contentOffset.y = 4000
    view.contentSize.height = 1000
    expect(view.contentOffset.y, equals: 400)
    view.contentSize.height = 2000
    expect(view.contentOffset.y, equals: 400)
    view.contentSize.height = 300
    expect(view.contentOffset.y, equals: 0)
  }

  @Test func smallerContentLeavesAFingerTheOffset() {
    let view = show(UIScrollView())
    view.contentOffset.y = 4000
    host.touch(.began, at: CGPoint(x: 150, y: 400))
    host.touch(.moved, at: CGPoint(x: 150, y: 300))
    let offset = view.contentOffset.y
    view.contentSize.height = 1000
    expect(view.contentOffset.y, equals: offset)
    host.touch(.ended, at: CGPoint(x: 150, y: 300))
    host.settle()
    expect(view.contentOffset.y, equals: 400)
  }
}
