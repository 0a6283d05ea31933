import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// A layer tree with a clock, whose frames a test runs.
struct Stage {
  let clock = ManualTimeSource()
  let root = CALayer()
  let layer = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSublayer(layer)
    frame(at: 0)
  }

  @discardableResult
  func frame(at time: CFTimeInterval) -> Bool {
    clock.advance(to: time)
    return MediaTime.$source.withValue(clock) {
      let isRunning = root.advanceAnimations(at: time)
      CATransaction.flush()
      root.commitAnimations(at: time)
      return isRunning
    }
  }

  /// The presentation of `layer` at the current time.
  func shown() throws -> CALayer {
    try MediaTime.$source.withValue(clock) { try require(layer.presentation()) }
  }

  func x(at time: CFTimeInterval) throws -> CGFloat {
    frame(at: time)
    return try shown().position.x
  }
}

final class EndDelegate: NSObject, CAAnimationDelegate {
  var started = 0
  var ends: [Bool] = []
  func animationDidStart(_ anim: CAAnimation) { started += 1 }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
}

func move(from: CGFloat, to: CGFloat, duration: CFTimeInterval) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: "position.x")
  animation.fromValue = from
  animation.toValue = to
  animation.duration = duration
  return animation
}

@Suite struct AnimationTests {
  @Test func basicAnimationsBeginInTheirFirstFrame() throws {
    let stage = Stage()
    stage.layer.add(move(from: 0, to: 100, duration: 1), forKey: "move")
    stage.frame(at: 2)
    try expect(stage.shown().position.x, equals: 0)
    try expect(stage.x(at: 2.25), equals: 25)
    try expect(stage.x(at: 2.75), equals: 75)
    expect(stage.layer.animationKeys(), equals: ["move"])
    try expect(stage.x(at: 3), equals: 5)
    expectNil(stage.layer.animationKeys())
  }

  @Test func delegateIsNotifiedOfStartAndEndOnce() {
    let stage = Stage()
    let delegate = EndDelegate()
    let animation = move(from: 0, to: 100, duration: 1)
    animation.delegate = delegate
    stage.layer.add(animation, forKey: nil)
    expect(stage.frame(at: 1))
    stage.frame(at: 1.5)
    expect(delegate.started == 1 && delegate.ends.isEmpty)
    expect(!stage.frame(at: 2.1))
    expect(delegate.ends, equals: [true])
    stage.layer.add(animation, forKey: "again")
    stage.layer.removeAnimation(forKey: "again")
    expect(delegate.ends, equals: [true, false])
  }

  @Test func fillModeKeepsTheValuesOutsideTheRun() throws {
    let stage = Stage()
    let animation = move(from: 50, to: 100, duration: 1)
    animation.beginTime = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    stage.layer.add(animation, forKey: nil)
    try expect(stage.x(at: 0.5), equals: 50)
    try expect(stage.x(at: 1.5), equals: 75)
    try expect(stage.x(at: 9), equals: 100)
    expect(!stage.frame(at: 10))
  }

  @Test func withoutFillTheModelValueShowsBeforeTheStart() throws {
    let stage = Stage()
    let animation = move(from: 50, to: 100, duration: 1)
    animation.beginTime = 1
    stage.layer.add(animation, forKey: nil)
    try expect(stage.x(at: 0.5), equals: 5)
    try expect(stage.x(at: 1), equals: 50)
  }

  @Test func repeatsAndReverses() throws {
    let stage = Stage()
    let animation = move(from: 0, to: 100, duration: 1)
    animation.repeatCount = 1.5
    animation.autoreverses = true
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0.0)
    try expect(abs(stage.x(at: 0.25) - 25), isBelow: 1e-9)
    try expect(abs(stage.x(at: 1.25) - 75), isBelow: 1e-9)
    try expect(abs(stage.x(at: 2.25) - 25), isBelow: 1e-9)
    try expect(stage.x(at: 3), equals: 5)
  }

  @Test func speedAndTimeOffsetTransformTime() throws {
    let stage = Stage()
    let animation = move(from: 0, to: 100, duration: 1)
    animation.speed = 2
    animation.timeOffset = 0.25
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0)
    try expect(abs(stage.x(at: 0.25) - 75), isBelow: 1e-9)
    try expect(stage.x(at: 0.4), equals: 5)
  }

  @Test func aPausedLayerPausesItsAnimations() throws {
    let stage = Stage()
    stage.layer.add(move(from: 0, to: 100, duration: 1), forKey: nil)
    stage.frame(at: 0)
    try expect(stage.x(at: 0.5), equals: 50)
    stage.layer.speed = 0
    stage.layer.timeOffset = 0.5
    try expect(stage.x(at: 5), equals: 50)
  }

  @Test func additiveAnimationsAreSummed() throws {
    let stage = Stage()
    for distance in [10.0, 100] {
      let animation = move(from: -CGFloat(distance), to: 0, duration: 1)
      animation.isAdditive = true
      stage.layer.add(animation, forKey: nil)
    }
    stage.frame(at: 0)
    try expect(stage.shown().position.x, equals: -105)
    try expect(stage.x(at: 0.5), equals: -50)
  }

  @Test func missingEndValuesUseTheLayer() throws {
    let stage = Stage()
    let by = CABasicAnimation(keyPath: "position.x")
    by.byValue = 10
    by.duration = 1
    stage.layer.add(by, forKey: "by")
    stage.frame(at: 0)
    try expect(stage.x(at: 0.5), equals: 10)
    stage.layer.removeAllAnimations()
    let from = CABasicAnimation(keyPath: "position.x")
    from.fromValue = 105
    from.duration = 1
    stage.layer.add(from, forKey: "from")
    stage.frame(at: 1)
    try expect(stage.x(at: 1.5), equals: 55)
    still { stage.layer.position.x = 25 }
    try expect(stage.x(at: 1.5), equals: 65)
  }

  @Test func keyframesInterpolateTheirValues() throws {
    let stage = Stage()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, 50]
    animation.keyTimes = [0, 0.2, 1]
    animation.duration = 1
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0)
    try expect(abs(stage.x(at: 0.1) - 50), isBelow: 1e-9)
    try expect(abs(stage.x(at: 0.2) - 100), isBelow: 1e-9)
    try expect(abs(stage.x(at: 0.6) - 75), isBelow: 1e-9)
  }

  @Test func discreteKeyframesJump() throws {
    let stage = Stage()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [1, 2]
    animation.calculationMode = .discrete
    animation.duration = 1
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0)
    try expect(stage.x(at: 0.4), equals: 1)
    try expect(stage.x(at: 0.6), equals: 2)
  }

  @Test func pathAnimationsHaveConstantSpeed() throws {
    let stage = Stage()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0)
    stage.frame(at: 0.5)
    try expect(stage.shown().position, equals: CGPoint(x: 20, y: 0))
    stage.frame(at: 0.875)
    try expect(stage.shown().position, equals: CGPoint(x: 30, y: 5))
  }

  @Test func groupsRunTheirMembersOnGroupTime() throws {
    let stage = Stage()
    let first = move(from: 0, to: 100, duration: 1)
    let second = CABasicAnimation(keyPath: "opacity")
    second.fromValue = 0
    second.toValue = 1
    second.beginTime = 1
    second.duration = 1
    let group = CAAnimationGroup()
    group.animations = [first, second]
    group.duration = 2
    stage.layer.add(group, forKey: nil)
    stage.frame(at: 0)
    stage.frame(at: 0.5)
    try expect(stage.shown().position.x, equals: 50)
    try expect(stage.shown().opacity, equals: 1)
    stage.frame(at: 1.5)
    try expect(stage.shown().position.x, equals: 5)
    try expect(stage.shown().opacity, equals: 0.5)
  }

  @Test func animationsTakePointsInBoxes() throws {
    let stage = Stage()
    let basic = CABasicAnimation(keyPath: "position")
    basic.fromValue = NSValue(point: CGPoint(x: 0, y: 10))
    basic.toValue = NSValue(point: CGPoint(x: 20, y: 30))
    basic.duration = 1
    stage.layer.add(basic, forKey: "move")
    stage.frame(at: 0)
    stage.frame(at: 0.5)
    try expect(stage.shown().position, equals: CGPoint(x: 10, y: 20))
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    keyframes.values = [CGPoint.zero, CGPoint(x: 40, y: 0)].map { NSValue(point: $0) }
    keyframes.duration = 1
    stage.layer.add(keyframes, forKey: "move")
    stage.frame(at: 1)
    stage.frame(at: 1.5)
    try expect(stage.shown().position, equals: CGPoint(x: 20, y: 0))
  }

  @Test func numbersOfAnimationsCastToEveryTypeOfNumbers() {
    let basic = CABasicAnimation(keyPath: "opacity")
    basic.fromValue = 0
    basic.toValue = 1.0
    basic.byValue = CGFloat(0.5)
    expect(basic.fromValue as? CGFloat, equals: 0)
    expect(basic.toValue as? Float, equals: 1)
    expect((basic.byValue as? NSNumber)?.doubleValue, equals: 0.5)
    let keyframes = CAKeyframeAnimation(keyPath: "position.x")
    keyframes.values = [0, 1.5, CGFloat(2)]
    expect(keyframes.values as? [Double], equals: [0, 1.5, 2])
    basic.toValue = CGPoint(x: 1, y: 2)
    expect((basic.toValue as? NSValue)?.pointValue, equals: CGPoint(x: 1, y: 2))
    basic.toValue = nil
    expectNil(basic.toValue)
  }

  @Test func aSpringOvershootsAndSettles() throws {
    let stage = Stage()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    stage.layer.add(spring, forKey: nil)
    stage.frame(at: 0)
    let motion = SpringMotion(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
    try expect(abs(stage.x(at: 0.2) - 100 * motion.value(at: 0.2)), isBelow: 1e-9)
    try expect(stage.x(at: 0.36), isAbove: 110)
    try expect(abs(stage.x(at: spring.duration - 0.001) - 100), isBelow: 0.2)
  }

  @Test func rotationByKeyPathCanExceedHalfATurn() throws {
    let stage = Stage()
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0
    animation.toValue = 2 * Double.pi
    animation.duration = 1
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0)
    stage.frame(at: 0.25)
    let affine = try stage.shown().affineTransform()
    expect(abs(affine.a) < 1e-9 && abs(affine.b - 1) < 1e-9)
  }

  @Test func transformComponentsAnimateTogether() throws {
    let stage = Stage()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DScale(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 3, 3, 1)
    animation.duration = 1
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0)
    stage.frame(at: 0.5)
    let affine = try stage.shown().affineTransform()
    let expected = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 2)
    expect(abs(affine.a - expected.a) < 1e-9 && abs(affine.b - expected.b) < 1e-9)
    expect(abs(affine.c - expected.c) < 1e-9 && abs(affine.d - expected.d) < 1e-9)
  }

  @Test func removingALayerEndsItsAnimations() {
    let stage = Stage()
    let delegate = EndDelegate()
    let animation = move(from: 0, to: 100, duration: 1)
    animation.delegate = delegate
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0)
    let other = CALayer()
    stage.root.addSublayer(other)
    other.addSublayer(stage.layer)
    stage.frame(at: 0.1)
    expect(delegate.ends, satisfies: \.isEmpty)
    other.removeFromSuperlayer()
    stage.frame(at: 0.2)
    expect(delegate.ends, equals: [false])
  }

  @Test func anAnimationThatStaysEndsOnce() {
    let stage = Stage()
    let delegate = EndDelegate()
    let animation = move(from: 0, to: 100, duration: 1)
    animation.delegate = delegate
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0)
    stage.frame(at: 2)
    expect(delegate.ends, equals: [true])
    stage.layer.removeAllAnimations()
    expect(delegate.ends, equals: [true])
  }

  @Test func presentationLayersHaveTheLayersClass() throws {
    final class Dial: CALayer {
      var angle = 0
      override init() { super.init() }
      override init(layer: Any) {
        super.init(layer: layer)
        angle = (layer as? Dial)?.angle ?? -1
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let dial = Dial()
    dial.angle = 7
    dial.opacity = 0.5
    let copy = try require(dial.presentation())
    expect(copy.angle, equals: 7)
    expect(copy.opacity, equals: 0.5)
    expect(copy.model(), isSameAs: dial)
    expect(CAShapeLayer().presentation() != nil)
  }

  @Test func keyPathsReadSetValues() {
    let layer = CALayer()
    layer.setValue(3.0, forKeyPath: "transform.scale.x")
    expect(layer.transform.m11, equals: 3)
    expect(layer.value(forKeyPath: "transform.scale.x") as? CGFloat, equals: 3)
    layer.setValue(CGFloat(7), forKeyPath: "bounds.size.width")
    expect(layer.bounds.width, equals: 7)
    expectNil(layer.value(forKeyPath: "nonsense"))
  }

  @Test func anAnimationWithoutADurationGetsThatOfTheTransaction() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    layer.add(animation, forKey: "default")
    expect(layer.animation(forKey: "default")?.duration, equals: 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    layer.add(animation, forKey: "own")
    CATransaction.commit()
    expect(layer.animation(forKey: "own")?.duration, equals: 3)
    expect(animation.duration, equals: 0)
  }
}
