import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit

/// Changes of a view's layer are visible in the view.
@MainActor @Suite struct ViewLayerTests {
  private final class Recorder: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private let outer = Recorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = Recorder(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    outer.layouts = 0
    inner.layouts = 0
  }

  @Test func invalidatingALayerLaysOutItsView() {
    inner.layer.setNeedsLayout()
    outer.layoutIfNeeded()
    expect(inner.layouts, equals: 1)
    expect(outer.layouts, equals: 0)
  }

  @Test func resizingALayerLaysOutItsViewAndSuperview() {
    inner.layer.bounds.size.width = 20
    outer.layoutIfNeeded()
    expect(inner.layouts, equals: 1)
    expect(outer.layouts, equals: 1)
  }

  @Test func scrollingALayerLaysOutOnlyItsView() {
    inner.layer.bounds.origin.y = 5
    outer.layoutIfNeeded()
    expect(inner.layouts, equals: 1)
    expect(outer.layouts, equals: 0)
  }

  @Test func aViewInsertedAboveAnotherIsRightAboveItsLayer() {
    let foreign = CALayer()
    let top = UIView()
    outer.addSubview(top)
    outer.layer.insertSublayer(foreign, above: inner.layer)
    let view = UIView()
    outer.insertSubview(view, aboveSubview: inner)
    expect(outer.subviews, equals: [inner, view, top])
    expect(outer.layer.sublayers, equals: [inner.layer, view.layer, foreign, top.layer])
  }

  @Test func insertingAboveTheFrontViewStaysBelowForeignLayers() {
    let foreign = CALayer()
    outer.layer.addSublayer(foreign)
    let view = UIView()
    outer.insertSubview(view, aboveSubview: inner)
    expect(outer.layer.sublayers, equals: [inner.layer, view.layer, foreign])
  }

  @Test func aViewInsertedBelowAnotherIsRightBelowItsLayer() {
    let foreign = CALayer()
    outer.layer.insertSublayer(foreign, at: 0)
    let view = UIView()
    outer.insertSubview(view, belowSubview: inner)
    expect(outer.layer.sublayers, equals: [foreign, view.layer, inner.layer])
  }

  @Test func aSubviewThatMovesAboveAnotherIsRightAboveItsLayer() {
    let foreign = CALayer()
    let view = UIView()
    outer.insertSubview(view, at: 0)
    outer.layer.addSublayer(foreign)
    outer.insertSubview(view, aboveSubview: inner)
    expect(outer.subviews, equals: [inner, view])
    expect(outer.layer.sublayers, equals: [inner.layer, view.layer, foreign])
  }

  @Test func opacityIsClamped() {
    inner.alpha = 1.5
    expect(inner.alpha, equals: 1)
    inner.alpha = -0.5
    expect(inner.alpha, equals: 0)
    let layer = CALayer()
    layer.opacity = 3
    expect(layer.opacity, equals: 1)
  }

  @Test func aDimmedTintIsGray() throws {
    outer.tintColor = .red
    outer.tintAdjustmentMode = .dimmed
    let dimmed = try require(inner.tintColor)
    var (hue, saturation, alpha): (CGFloat, CGFloat, CGFloat) = (0, 1, 0)
    dimmed.getHue(&hue, saturation: &saturation, brightness: nil, alpha: &alpha)
    expect(saturation, equals: 0)
    expect(alpha, isBelow: 1)
    outer.tintAdjustmentMode = .normal
    expect(inner.tintColor, equals: .red)
  }

  @Test func viewsClearTheirContextByDefault() {
    expect(inner.clearsContextBeforeDrawing)
    inner.clearsContextBeforeDrawing = false
    expect(!inner.clearsContextBeforeDrawing)
  }
}
