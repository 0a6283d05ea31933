import Expectations
import Foundation
import Testing
import UIKit

/// Properties that invalidate parts of their view, system animations, and values.
@MainActor @Suite struct InvalidatingTests {
  private final class Dial: UIView {
    @Invalidating(.display) var value = 0.0
    @Invalidating(.layout, .constraints) var gap = 4
    @Invalidating(.display, .layout, .intrinsicContentSize) var diameter: CGFloat = 40
    var log: [String] = []

    override func setNeedsDisplay() {
      super.setNeedsDisplay()
      log.append("display")
    }

    override func setNeedsLayout() {
      super.setNeedsLayout()
      log.append("layout")
    }

    override func setNeedsUpdateConstraints() {
      super.setNeedsUpdateConstraints()
      log.append("constraints")
    }

    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      log.append("size")
    }
  }

  @Test func propertyChangesInvalidateTheView() {
    let dial = Dial()
    dial.log = []
    dial.value = 0
    expect(dial.log, satisfies: \.isEmpty)
    dial.value = 1
    expect(dial.log, equals: ["display"])
    dial.gap = 5
    expect(dial.log, equals: ["display", "layout", "constraints"])
    dial.log = []
    dial.diameter = 50
    expect(dial.log.first == "display" && dial.log.last == "size")
    expect(dial.log.contains("layout"))
    expect(dial.value == 1 && dial.gap == 5 && dial.diameter == 50)
  }

  @Test func systemDeleteAnimationsShrinkAndRemoveViews() {
    let headless = HeadlessHost(size: CGSize(width: 100, height: 100))
    let window = headless.makeWindow()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var isDone = false
    headless.run {
      window.addSubview(view)
      window.addSubview(other)
      UIView.perform(.delete, on: [view], animations: { other.frame.origin.x = 50 }) {
        isDone = $0
      }
    }
    headless.advance(by: 0.15)
    let opacity = headless.run { view.layer.presentation()?.opacity ?? 1 }
    expect(opacity > 0 && opacity < 1 && view.superview === window)
    headless.settle()
    expect(isDone && view.superview == nil && view.alpha == 1 && view.transform.isIdentity)
    expect(other.frame.minX, equals: 50)
  }

  @Test func animationsRepeatByTheirCount() {
    let headless = HeadlessHost(size: CGSize(width: 100, height: 100))
    let window = headless.makeWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var end: Double?
    headless.run {
      window.addSubview(view)
      UIView.animate(
        withDuration: 0.2,
        delay: 0,
        options: .curveLinear,
        animations: {
          UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) {
            view.center.x = 55
          }
        },
        completion: { _ in end = CACurrentMediaTime() }
      )
    }
    let start = headless.clock.now()
    headless.frame()
    func x() -> CGFloat { headless.run { view.layer.presentation()?.position.x ?? 0 } }
    headless.advance(by: 0.3)
    expect(abs(x() - 30), isBelow: 4)
    headless.advance(by: 0.2)
    expect(abs(x() - 30), isBelow: 4)
    headless.settle()
    expect(abs((end ?? 0) - start - 1.2), isBelow: 0.05)
  }

  @Test func valuesRoundTripGeometry() {
    expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue, equals: CGVector(dx: 1, dy: 2))
    let offset = UIOffset(horizontal: 3, vertical: 4)
    expect(NSValue(uiOffset: offset).uiOffsetValue, equals: offset)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue, equals: insets)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue, equals: transform)
    let space = CATransform3DMakeTranslation(1, 2, 3)
    let kept = NSValue(caTransform3D: space).caTransform3DValue
    expect(CATransform3DEqualToTransform(kept, space))
    expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgAffineTransformValue, equals: .identity)
  }

  @Test func layersTakeTransformsInBoxes() {
    let layer = CALayer()
    layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 4)), forKey: "transform")
    expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeScale(2, 3, 4)))
    let lean = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    layer.setValue(NSValue(cgAffineTransform: lean), forKey: "transform")
    expect(layer.affineTransform(), equals: lean)
    // Values that are no layer's change nothing.
    layer.setValue(NSValue(cgVector: CGVector(dx: 1, dy: 2)), forKey: "transform")
    expect(layer.affineTransform(), equals: lean)
  }

  @Test func levelsAndWeightsAreComparable() {
    var level = UIWindow.Level.alert + 1
    expect(level > .alert && level - 1 == .alert)
    level -= 1001
    expect(level, equals: .statusBar)
    var weight = UIFont.Weight.regular
    weight += UIFont.Weight.bold.rawValue
    expect(weight == .bold && UIFont.Weight.light < .regular)
    expect(weight.symbolWeight(), equals: .bold)
    expect(UIFont.Weight(0.25).symbolWeight(), equals: .medium)
    expect(UIImage.SymbolWeight.heavy.fontWeight(), equals: .heavy)
    expect(UIImage.SymbolWeight.unspecified.fontWeight(), equals: .regular)
  }
}
