import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Scroll views zoomed by two fingers and by code.
@Suite struct ScrollZoomTests {
  let headless = HeadlessHost(size: CGSize(width: 300, height: 400), scale: 2)
  let window: UIWindow
  let scrollView: UIScrollView
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
  let recorder = ZoomRecorder()

  init() {
    window = headless.makeWindow()
    scrollView = UIScrollView(frame: window.bounds)
    scrollView.addSubview(content)
    scrollView.contentSize = content.frame.size
    scrollView.contentInsetAdjustmentBehavior = .never
    window.addSubview(scrollView)
    recorder.view = content
    scrollView.delegate = recorder
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 4
    headless.frame()
  }

  /// Two fingers left and right of a point, this far apart.
  private func fingers(_ phase: UITouch.Phase, around center: CGPoint, _ distance: CGFloat) {
    for (id, side) in [(1, -0.5), (2, 0.5)] as [(Int, CGFloat)] {
      headless.host.sendPointer(
        phase: phase,
        id: id,
        location: CGPoint(x: center.x + side * distance, y: center.y)
      )
    }
    headless.clock.advance(by: 1.0 / 60)
    headless.frame()
  }

  /// Puts two fingers down so that the next distance is a scale of 1.
  private func beginPinch(around center: CGPoint, _ distance: CGFloat) {
    // The first finger alone does not pass the slop.
    fingers(.began, around: center, distance - 14)
    fingers(.moved, around: center, distance)
  }

  /// The point of the content, at a scale of 1, at a point of the screen.
  private func contentPoint(at place: CGPoint) -> CGPoint { content.convert(place, from: nil) }

  private func isNear(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
  }

  @Test func pinchingApartZoomsAroundTheFingers() {
    scrollView.contentOffset = CGPoint(x: 100, y: 200)
    headless.frame()
    let center = CGPoint(x: 120, y: 150)
    let under = contentPoint(at: center)
    beginPinch(around: center, 80)
    expect(scrollView.isZooming)
    fingers(.moved, around: center, 120)
    expect(abs(scrollView.zoomScale - 1.5), isBelow: 1e-6)
    expect(isNear(contentPoint(at: center), under))
    expect(scrollView.contentSize, equals: CGSize(width: 900, height: 1200))
    expect(content.frame, equals: CGRect(x: 0, y: 0, width: 900, height: 1200))
    fingers(.ended, around: center, 120)
    headless.settle()
    expect(abs(scrollView.zoomScale - 1.5), isBelow: 1e-6)
    expect(isNear(contentPoint(at: center), under))
    expect(recorder.calls.first, equals: "willBeginZooming")
    expect(recorder.calls.last, equals: "didEndZooming 1.5")
    expect(!scrollView.isZooming && !scrollView.isDragging)
  }

  @Test func movingBothFingersMovesTheContent() {
    scrollView.contentOffset = CGPoint(x: 100, y: 200)
    headless.frame()
    let under = contentPoint(at: CGPoint(x: 150, y: 200))
    beginPinch(around: CGPoint(x: 150, y: 200), 80)
    fingers(.moved, around: CGPoint(x: 130, y: 160), 100)
    fingers(.moved, around: CGPoint(x: 110, y: 120), 120)
    expect(isNear(contentPoint(at: CGPoint(x: 110, y: 120)), under))
    expect(scrollView.indicatorsAreShown)
    fingers(.ended, around: CGPoint(x: 110, y: 120), 120)
    headless.settle()
    expect(!scrollView.indicatorsAreShown)
    expect(isNear(contentPoint(at: CGPoint(x: 110, y: 120)), under))
  }

  @Test func theRemainingFingerContinuesDragging() {
    scrollView.contentOffset = CGPoint(x: 100, y: 200)
    headless.frame()
    beginPinch(around: CGPoint(x: 150, y: 200), 80)
    fingers(.moved, around: CGPoint(x: 150, y: 180), 120)
    let finger = CGPoint(x: 210, y: 180)
    headless.host.sendPointer(phase: .ended, id: 1, location: CGPoint(x: 90, y: 180))
    headless.frame()
    let under = contentPoint(at: finger)
    let scale = scrollView.zoomScale
    let place = CGPoint(x: 190, y: 150)
    headless.touch(.moved, id: 2, at: place)
    expect(isNear(contentPoint(at: place), under, 1.5))
    expect(scrollView.zoomScale, equals: scale)
    headless.touch(.ended, id: 2, at: place)
    headless.settle()
    expect(recorder.calls.last?.hasPrefix("didEndZooming"), equals: true)
    expect(!scrollView.isDragging && !scrollView.isZooming)
  }

  @Test func zoomingPastALimitResistsAndReturns() {
    scrollView.zoomScale = 4
    let center = CGPoint(x: 150, y: 200)
    beginPinch(around: center, 40)
    fingers(.moved, around: center, 160)
    expect(scrollView.zoomScale > 4 && scrollView.zoomScale < 8)
    fingers(.ended, around: center, 160)
    expect(scrollView.isZoomBouncing)
    headless.settle()
    expect(scrollView.zoomScale, equals: 4)
    expect(!scrollView.isZoomBouncing)
    expect(recorder.calls.last, equals: "didEndZooming 4.0")
  }

  @Test func cancelledPinchesEnd() {
    scrollView.zoomScale = 4
    let center = CGPoint(x: 150, y: 200)
    beginPinch(around: center, 40)
    fingers(.moved, around: center, 160)
    headless.run { scrollView.removeFromSuperview() }
    fingers(.ended, around: center, 160)
    headless.settle()
    expect(!scrollView.isZooming && !scrollView.isZoomBouncing)
    expect(scrollView.zoomScale, equals: 4)
  }

  @Test func withoutBouncesZoomStopsAtTheLimit() {
    scrollView.bouncesZoom = false
    let center = CGPoint(x: 150, y: 200)
    beginPinch(around: center, 200)
    fingers(.moved, around: center, 40)
    expect(scrollView.zoomScale, equals: 0.5)
    fingers(.ended, around: center, 40)
    headless.settle()
    expect(scrollView.zoomScale, equals: 0.5)
    expect(scrollView.contentOffset, equals: .zero)
  }

  @Test func aPinchDuringTheBounceContinuesFromTheShownScale() {
    scrollView.zoomScale = 4
    let center = CGPoint(x: 150, y: 200)
    beginPinch(around: center, 40)
    fingers(.moved, around: center, 160)
    fingers(.ended, around: center, 160)
    headless.advance(by: 0.1)
    let shown = scrollView.zoomScale
    expect(shown, isAbove: 4)
    beginPinch(around: center, 80)
    fingers(.moved, around: center, 80.001)
    expect(abs(scrollView.zoomScale - shown), isBelow: 0.2)
    fingers(.ended, around: center, 80)
    headless.settle()
    expect(scrollView.zoomScale, equals: 4)
  }

  // MARK: Wheel and touchpad

  @Test func theWheelZoomsAroundThePointer() {
    scrollView.contentOffset = CGPoint(x: 100, y: 200)
    headless.frame()
    let pointer = CGPoint(x: 120, y: 150)
    let under = contentPoint(at: pointer)
    for _ in 0..<2 {
      headless.host.sendZoom(1.2, phase: .wheel, location: pointer)
      headless.frame()
      headless.clock.advance(by: 0.05)
    }
    headless.settle()
    expect(abs(scrollView.zoomScale - 1.44), isBelow: 1e-6)
    expect(isNear(contentPoint(at: pointer), under))
    for _ in 0..<20 { headless.host.sendZoom(1.2, phase: .wheel, location: pointer) }
    headless.settle()
    expect(scrollView.zoomScale, equals: 4)
  }

  @Test func touchpadPinchesZoom() {
    let pointer = CGPoint(x: 200, y: 100)
    scrollView.contentOffset = CGPoint(x: 150, y: 200)
    headless.frame()
    let under = contentPoint(at: pointer)
    headless.host.sendZoom(1, phase: .began, location: pointer)
    headless.host.sendZoom(2, phase: .changed, location: pointer)
    headless.frame()
    expect(scrollView.zoomScale, equals: 2)
    expect(isNear(contentPoint(at: pointer), under))
    headless.host.sendZoom(8, phase: .changed, location: pointer)
    headless.frame()
    expect(scrollView.zoomScale, isAbove: 4)
    headless.host.sendZoom(8, phase: .ended, location: pointer)
    headless.settle()
    expect(scrollView.zoomScale, equals: 4)
    expect(recorder.calls.last, equals: "didEndZooming 4.0")
  }

  @Test func zoomingToARectangleShowsItInTheMiddle() {
    headless.run {
      scrollView.zoom(to: CGRect(x: 300, y: 400, width: 100, height: 100), animated: true)
    }
    expect(scrollView.isZoomAnimating)
    headless.settle()
    expect(abs(scrollView.zoomScale - 3), isBelow: 1e-6)
    expect(isNear(contentPoint(at: CGPoint(x: 150, y: 200)), CGPoint(x: 350, y: 450)))
    expect(recorder.calls, equals: ["didZoom", "didEndZooming 3.0"])
  }

  @Test func settingTheScaleClampsItAndKeepsTheCenter() {
    scrollView.contentOffset = CGPoint(x: 150, y: 200)
    let middle = contentPoint(at: CGPoint(x: 150, y: 200))
    scrollView.zoomScale = 2
    expect(isNear(contentPoint(at: CGPoint(x: 150, y: 200)), middle))
    scrollView.zoomScale = 100
    expect(scrollView.zoomScale, equals: 4)
    scrollView.setZoomScale(0.1, animated: false)
    expect(scrollView.zoomScale, equals: 0.5)
    expect(scrollView.contentSize, equals: CGSize(width: 300, height: 400))
    expect(recorder.calls, equals: ["didZoom"])
  }

  @Test func zoomingRequiresAViewAndDifferentLimits() {
    recorder.view = nil
    scrollView.zoomScale = 2
    expect(scrollView.zoomScale, equals: 1)
    recorder.view = content
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 1
    expectNil(scrollView.pinchGestureRecognizer)
    beginPinch(around: CGPoint(x: 150, y: 200), 80)
    fingers(.moved, around: CGPoint(x: 150, y: 200), 160)
    expect(scrollView.zoomScale, equals: 1)
    fingers(.ended, around: CGPoint(x: 150, y: 200), 160)
  }

  @Test func constrainedViewsCanBeZoomed() {
    content.translatesAutoresizingMaskIntoConstraints = false
    let guide = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.widthAnchor.constraint(equalToConstant: 500),
      content.heightAnchor.constraint(equalToConstant: 700),
    ])
    headless.frame()
    scrollView.zoomScale = 2
    scrollView.setNeedsLayout()
    content.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
    headless.frame()
    expect(scrollView.contentSize, equals: CGSize(width: 1000, height: 1400))
    expect(content.frame, equals: CGRect(x: 0, y: 0, width: 1000, height: 1400))
  }

  @Test(arguments: [0.25, 0.5, 0.9, 1.3, 2.0, 3.7, 9])
  func resistanceIsUndoneByItsInverse(scale: CGFloat) {
    let limits: ClosedRange<CGFloat> = 0.5...2
    let shown = ScrollZoom.resisting(scale, within: limits)
    expect(abs(ScrollZoom.requested(shown, within: limits) - scale), isBelow: 1e-6)
    expect(shown > 0.25 && shown < 4)
  }
}

/// Records a scroll view's delegate calls for zooming.
final class ZoomRecorder: NSObject, UIScrollViewDelegate {
  weak var view: UIView?
  /// The calls, without repeats of `didZoom`.
  private(set) var calls: [String] = []

  private func note(_ call: String) {
    if call == "didZoom", calls.last == call { return }
    calls.append(call)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("willBeginZooming")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom") }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    note("didEndZooming \(scale)")
  }
}
