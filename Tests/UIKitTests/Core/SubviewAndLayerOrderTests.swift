import Expectations
import QuartzCore
import Testing
import UIKit

/// The order of subviews among layers that belong to no view.
@MainActor @Suite struct SubviewAndLayerOrderTests {
  private let view = UIView()
  private let first = UIView()
  private let second = UIView()
  private let gradient = CAGradientLayer()
  private let border = CAShapeLayer()

  init() {
    view.layer.addSublayer(gradient)
    view.addSubview(first)
    view.addSubview(second)
    view.layer.addSublayer(border)
  }

  @Test func theRearmostViewIsBehindLayers() {
    view.sendSubviewToBack(second)
    expect(view.layer.sublayers, equals: [second.layer, gradient, first.layer, border])
    expect(view.subviews, equals: [second, first])
    view.layer.insertSublayer(gradient, at: 0)
    view.sendSubviewToBack(second)
    expect(view.layer.sublayers, equals: [second.layer, gradient, first.layer, border])
  }

  @Test func theFrontmostViewIsInFrontOfLayers() {
    view.bringSubviewToFront(first)
    expect(view.layer.sublayers, equals: [gradient, second.layer, border, first.layer])
    expect(view.subviews, equals: [second, first])
    view.layer.addSublayer(border)
    view.bringSubviewToFront(first)
    expect(view.layer.sublayers, equals: [gradient, second.layer, border, first.layer])
  }
}
