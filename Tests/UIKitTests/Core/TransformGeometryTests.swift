import Expectations
import Foundation
import Testing
import UIKit

/// Frames of transformed views, and points of views that have no common superview.
@MainActor @Suite struct TransformGeometryTests {
  private final class Fitting: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
  }

  @Test func sizeToFitSizesTheBoundsOfATransformedView() {
    let view = Fitting(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let origin = view.frame.origin
    view.sizeToFit()
    expect(view.bounds.size, equals: CGSize(width: 40, height: 20))
    expect(view.frame, equals: CGRect(origin: origin, size: CGSize(width: 80, height: 40)))
  }

  @Test func aQuarterTurnExchangesTheSidesExactly() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.position = CGPoint(x: 125, y: 150)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    expect(layer.frame, equals: CGRect(x: 100, y: 100, width: 50, height: 100))
  }

  @Test func pointsOfUnrelatedTreesAreConvertedByThePositionsOfTheirRoots() {
    let root = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    root.addSubview(inner)
    let other = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    let point = CGPoint(x: 1, y: 1)
    expect(inner.convert(point, to: other), equals: CGPoint(x: -84, y: -174))
    expect(other.convert(point, from: inner), equals: CGPoint(x: -84, y: -174))
    expect(inner.convert(point, from: other), equals: CGPoint(x: 86, y: 176))
    expect(
      inner.convert(point, to: other),
      equals: inner.layer.convert(point, to: other.layer)
    )
  }

  @Test func pointsOfTwoWindowsAreConvertedOverTheScreen() {
    let one = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let two = UIWindow(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 1, y: 1, width: 10, height: 10))
    one.addSubview(view)
    let target: UIView = two
    expect(view.convert(.zero, to: target), equals: CGPoint(x: -39, y: 21))
  }
}
