import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// Values of layers and animations by their names.
@Suite struct KeyedValueTests {
  @Test func animationsAndTheirCopiesStoreCustomValues() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    expectNil(animation.value(forKey: "purpose"))
    animation.setValue("appear", forKey: "purpose")
    let layer = CALayer()
    layer.add(animation, forKey: "fade")
    let running = try require(layer.animation(forKey: "fade"))
    expect(running.value(forKey: "purpose") as? String, equals: "appear")
  }

  @Test func animationPropertiesAreAccessibleByKey() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue(2.5, forKey: "duration")
    animation.setValue(NSNumber(value: 3), forKey: "repeatCount")
    animation.setValue(0.25, forKey: "toValue")
    animation.setValue(false, forKey: "removedOnCompletion")
    expect(animation.duration == 2.5 && animation.repeatCount == 3)
    expect(animation.toValue as? Double == 0.25 && !animation.isRemovedOnCompletion)
    expect(animation.value(forKey: "keyPath") as? String, equals: "opacity")
  }

  @Test func layersStoreCustomValuesAndSetPropertiesByKey() {
    let layer = CALayer()
    layer.setValue("badge", forKey: "role")
    layer.setValue("head", forKey: "name")
    layer.setValue(0.5, forKey: "opacity")
    expect(layer.value(forKey: "role") as? String, equals: "badge")
    expect(layer.name == "head" && layer.opacity == 0.5)
    expect(CALayer(layer: layer).value(forKey: "role") as? String, equals: "badge")
    layer.setValue(nil, forKey: "role")
    expectNil(layer.value(forKey: "role"))
  }

  @Test func allAnimationPropertiesAreAccessibleWithAnyNumberType() {
    let spring = CASpringAnimation(keyPath: "position")
    spring.setValue(CGFloat(3), forKey: "damping")
    spring.setValue(2, forKey: "duration")
    spring.setValue(true, forKey: "additive")
    expect(spring.damping == 3 && spring.duration == 2 && spring.isAdditive)
    let transition = CATransition()
    expectNil(transition.value(forKey: "subtype"))
    transition.setValue(CATransitionSubtype.fromLeft, forKey: "subtype")
    transition.setValue(0.5, forKey: "startProgress")
    expect(transition.subtype == .fromLeft && transition.startProgress == 0.5)
    // A name that only other animations have is the caller's own.
    transition.setValue(1, forKey: "mass")
    expect(transition.value(forKey: "mass") as? Int, equals: 1)
  }

  @Test func theScaleInThePlaneHasAKeyPath() throws {
    let stage = Stage()
    stage.layer.transform = CATransform3DMakeScale(1, 1, 3)
    stage.layer.setValue(2, forKeyPath: "transform.scale.xy")
    expect(stage.layer.transform.m11 == 2 && stage.layer.transform.m22 == 2)
    expect(stage.layer.transform.m33, equals: 3)
    let grow = CABasicAnimation(keyPath: "transform.scale.xy")
    grow.fromValue = Float(0)
    grow.duration = 1
    stage.layer.add(grow, forKey: nil)
    stage.frame(at: 1)
    stage.frame(at: 1.5)
    let shown = try stage.shown()
    expect(shown.transform.m11 == 1 && shown.transform.m22 == 1)
    expect(shown.value(forKeyPath: "transform.scale.xy") as? CGFloat, equals: 1)
  }

  @Test func allLayerPropertiesAreAccessibleByKey() {
    let layer = CAShapeLayer()
    layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
    layer.setValue(true, forKey: "opaque")
    layer.setValue(true, forKey: "masksToBounds")
    layer.setValue(CALayerContentsGravity.center, forKey: "contentsGravity")
    layer.setValue(2, forKey: "contentsScale")
    layer.setValue(CAShapeLayerLineCap.round, forKey: "lineCap")
    expect(layer.frame, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(layer.isOpaque && layer.masksToBounds && layer.contentsGravity == .center)
    expect(layer.contentsScale == 2 && layer.lineCap == .round)
    layer.setValue(CALayer(), forKey: "mask")
    expect(layer.mask != nil && layer.value(forKey: "mask") as? CALayer === layer.mask)
    layer.setValue(nil, forKey: "mask")
    expect(layer.mask == nil && layer.value(forKey: "mask") == nil)
    // A value of another type changes nothing.
    layer.setValue("wide", forKey: "contentsScale")
    expect(layer.contentsScale, equals: 2)
  }

  @Test func valuesHaveTheNumberTypeOfTheirProperty() {
    let layer = CALayer()
    layer.opacity = 0.5
    layer.isHidden = true
    layer.cornerRadius = 3
    expect(layer.value(forKey: "opacity") as? Float, equals: 0.5)
    expect(layer.value(forKey: "shadowOpacity") as? Float, equals: 0)
    expect(layer.value(forKey: "hidden") as? Bool, equals: true)
    expect(layer.value(forKey: "masksToBounds") as? Bool, equals: false)
    expect(layer.value(forKey: "cornerRadius") as? CGFloat, equals: 3)
    expect(layer.value(forKeyPath: "transform.scale.x") as? CGFloat, equals: 1)
    expect(CALayer.defaultValue(forKey: "opacity") as? Float, equals: 1)
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 4
    expect(replicator.value(forKey: "instanceCount") as? Int, equals: 4)
    expect(replicator.value(forKey: "instanceDelay") as? Double, equals: 0)
    expect(replicator.value(forKey: "instanceRedOffset") as? Float, equals: 0)
  }

  @Test func propertiesAreSetToValuesInBoxes() {
    let layer = CALayer()
    layer.setValue(NSValue(point: CGPoint(x: 1, y: 2)), forKey: "position")
    layer.setValue(NSValue(rect: CGRect(x: 0, y: 0, width: 3, height: 4)), forKey: "bounds")
    layer.setValue(NSValue(size: CGSize(width: 5, height: 6)), forKey: "shadowOffset")
    expect(layer.position, equals: CGPoint(x: 1, y: 2))
    expect(layer.bounds, equals: CGRect(x: 0, y: 0, width: 3, height: 4))
    expect(layer.shadowOffset, equals: CGSize(width: 5, height: 6))
    layer.setValue(NSValue(rect: CGRect(x: 7, y: 8, width: 9, height: 10)), forKey: "frame")
    expect(layer.frame, equals: CGRect(x: 7, y: 8, width: 9, height: 10))
    // A value of another type changes nothing.
    layer.setValue(NSValue(size: CGSize(width: 5, height: 6)), forKey: "position")
    expect(layer.position, equals: CGPoint(x: 11.5, y: 13))
  }

  @Test func classesProvideDefaultsForCustomKeys() {
    let layer = RingLayer()
    expect(layer.value(forKey: "progress") as? Double, equals: 0.25)
    layer.setValue(0.5, forKey: "progress")
    expect(layer.value(forKey: "progress") as? Double, equals: 0.5)
    expect(RingLayer.defaultValue(forKey: "contentsScale") as? CGFloat, equals: 1)
    expectNil(CALayer.defaultValue(forKey: "progress"))
    expect(CAAnimation.defaultValue(forKey: "speed") as? Float, equals: 1)
  }
}

private final class RingLayer: CALayer {
  override class func defaultValue(forKey key: String) -> Any? {
    key == "progress" ? 0.25 : super.defaultValue(forKey: key)
  }

  @Test func numbersAreCastToEveryTypeOfNumber() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 0.5
    animation.byValue = CGFloat(0.25)
    expect(animation.fromValue as? CGFloat == 1 && animation.fromValue as? Double == 1)
    expect(animation.toValue as? CGFloat == 0.5 && animation.toValue as? NSNumber == 0.5)
    expect(animation.byValue as? Double, equals: 0.25)
    let keyframes = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    keyframes.values = [0, 0.5, CGFloat(1)]
    expect(keyframes.values as? [CGFloat], equals: [0, 0.5, 1])
    expect(keyframes.values as? [Double], equals: [0, 0.5, 1])
    let layer = CALayer()
    layer.opacity = 0.5
    expect(layer.value(forKey: "opacity") as? CGFloat, equals: 0.5)
    expect(layer.value(forKeyPath: "transform.scale.x") as? Double, equals: 1)
  }

  @Test func pointsOfAnimationsAreValuesToo() {
    let animation = CABasicAnimation(keyPath: "position")
    animation.toValue = CGPoint(x: 1, y: 2)
    expect(animation.toValue as? CGPoint, equals: CGPoint(x: 1, y: 2))
    expect((animation.toValue as? NSValue)?.pointValue, equals: CGPoint(x: 1, y: 2))
  }
}
