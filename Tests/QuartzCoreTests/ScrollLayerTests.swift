import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// Layers that show a part of their sublayers.
@Suite struct ScrollLayerTests {
  private func makeLayer() -> (scroll: CAScrollLayer, content: CALayer) {
    let scroll = CAScrollLayer()
    scroll.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    let content = CALayer()
    content.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    scroll.addSublayer(content)
    return (scroll, content)
  }

  @Test func aPointBecomesTheTopLeftCorner() {
    let (scroll, content) = makeLayer()
    scroll.scroll(to: CGPoint(x: 30, y: 40))
    expect(scroll.bounds, equals: CGRect(x: 30, y: 40, width: 100, height: 50))
    content.scroll(CGPoint(x: 5, y: 6))
    expect(scroll.bounds.origin, equals: CGPoint(x: 5, y: 6))
    expect(content.visibleRect, equals: CGRect(x: 5, y: 6, width: 100, height: 50))
  }

  @Test func theModeLimitsTheDirections() {
    let (scroll, _) = makeLayer()
    scroll.scrollMode = .vertically
    scroll.scroll(to: CGPoint(x: 30, y: 40))
    expect(scroll.bounds.origin, equals: CGPoint(x: 0, y: 40))
    scroll.scrollMode = .horizontally
    scroll.scroll(to: CGPoint(x: 30, y: 90))
    expect(scroll.bounds.origin, equals: CGPoint(x: 30, y: 40))
    scroll.setValue(CAScrollLayerScrollMode.none, forKey: "scrollMode")
    scroll.scroll(to: CGPoint.zero)
    expect(scroll.bounds.origin, equals: CGPoint(x: 30, y: 40))
  }

  @Test func rectanglesAreShownWithTheLeastScrolling() {
    let (scroll, content) = makeLayer()
    content.scrollRectToVisible(CGRect(x: 10, y: 10, width: 20, height: 20))
    expect(scroll.bounds.origin, equals: .zero)
    content.scrollRectToVisible(CGRect(x: 120, y: 70, width: 20, height: 20))
    expect(scroll.bounds.origin, equals: CGPoint(x: 40, y: 40))
    content.scrollRectToVisible(CGRect(x: 30, y: 20, width: 20, height: 20))
    expect(scroll.bounds.origin, equals: CGPoint(x: 30, y: 20))
    content.scrollRectToVisible(CGRect(x: 200, y: 100, width: 150, height: 20))
    expect(scroll.bounds.origin, equals: CGPoint(x: 200, y: 70))
    CALayer().scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}
