import Expectations
import Foundation
import Testing
import UIKit

@Suite struct CoreGeometryTests {
  @Test func frameIsDerivedFromCenterBoundsAndTransform() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    expect(view.center, equals: CGPoint(x: 60, y: 45))
    expect(view.bounds, equals: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expect(view.frame, equals: CGRect(x: -40, y: -5, width: 200, height: 100))
    expect(view.bounds.size, equals: CGSize(width: 100, height: 50))
  }

  @Test func conversionHandlesScrolledAndScaledViews() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 50))
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 0, y: 5)
    expect(inner.convert(CGPoint(x: 1, y: 1), to: nil), equals: CGPoint(x: 31, y: 36))
    expect(inner.convert(CGPoint(x: 31, y: 36), from: window), equals: CGPoint(x: 1, y: 1))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    let rect = inner.convert(inner.bounds, to: outer)
    expect(rect, equals: inner.frame)
  }

  @Test func autoresizingSharesTheChangeAmongFlexibleParts() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 30))
    view.addSubview(child)
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.frame.size = CGSize(width: 150, height: 140)
    expect(child.frame, equals: CGRect(x: 20, y: 50, width: 110, height: 30))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    view.frame.size.width = 190
    expect(abs(child.frame.minX - 40), isBelow: 1e-6)
  }

  @Test func subviewsAreResizedOnlyWithAutoresizesSubviews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: view.bounds)
    view.addSubview(child)
    child.autoresizingMask = [.flexibleWidth]
    view.autoresizesSubviews = false
    view.frame.size.width = 200
    expect(child.frame.width, equals: 100)
  }

  @Test func layerClassesAreCreatedByTheirInitializer() {
    nonisolated final class Layer: CALayer {
      var isMine = false
      override init() {
        super.init()
        isMine = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class View: UIView {
      override class var layerClass: AnyClass { Layer.self }
    }
    expect((View().layer as? Layer)?.isMine, equals: true)
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    expect(ShapeView().layer is CAShapeLayer)
  }
}
