import Expectations
import Foundation
import QuartzCore
import Testing

@Suite struct TimingFunctionTests {
  /// Values of the CSS curves of the same control points, from the definition solved by bisection
  /// in extended precision.
  @Test(arguments: [
    (CAMediaTimingFunctionName.easeInEaseOut, 0.25, 0.12916193), (.easeInEaseOut, 0.5, 0.5),
    (.easeIn, 0.5, 0.31535681), (.easeOut, 0.5, 0.68464319), (.default, 0.5, 0.80240339),
    (.default, 0.1, 0.09479633), (.linear, 0.3, 0.3),
  ])
  func namedCurvesHaveTheirValues(
    _ name: CAMediaTimingFunctionName,
    _ time: Double,
    _ expected: Double
  ) {
    expect(abs(CAMediaTimingFunction(name: name).value(at: time) - expected), isBelow: 1e-6)
  }

  @Test func curvesAreSolvedExactly() {
    let curves: [[Float]] = [[0, 0, 0, 1], [1, 0, 0, 1], [0.9, 0, 1, 0.1], [0, 1.5, 1, -0.5]]
    for curve in curves {
      let function = CAMediaTimingFunction(controlPoints: curve[0], curve[1], curve[2], curve[3])
      for step in 0...50 {
        // The curve's own points: x and y at a parameter.
        let t = Double(step) / 50
        let u = 1 - t
        let (x1, y1) = (Double(curve[0]), Double(curve[1]))
        let (x2, y2) = (Double(curve[2]), Double(curve[3]))
        let x = 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t
        let y = 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t
        expect(abs(function.value(at: x) - y), isBelow: 1e-4, "curve \(curve) at \(x)")
      }
    }
  }

  @Test func controlPointsAreReturned() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    var point: [Float] = [0, 0]
    function.getControlPoint(at: 2, values: &point)
    expect(point, equals: [0.3, 0.4])
    function.getControlPoint(at: 3, values: &point)
    expect(point, equals: [1, 1])
  }
}

@Suite struct SpringTests {
  /// The motion by small steps of the equation itself.
  private func integrated(
    mass: Double,
    stiffness: Double,
    damping: Double,
    velocity: Double,
    at time: Double
  ) -> Double {
    var x = -1.0
    var v = velocity
    let steps = 200_000
    let dt = time / Double(steps)
    func acceleration(_ x: Double, _ v: Double) -> Double { (-stiffness * x - damping * v) / mass }
    for _ in 0..<steps {
      let (x1, v1) = (v, acceleration(x, v))
      let (x2, v2) = (v + dt / 2 * v1, acceleration(x + dt / 2 * x1, v + dt / 2 * v1))
      let (x3, v3) = (v + dt / 2 * v2, acceleration(x + dt / 2 * x2, v + dt / 2 * v2))
      let (x4, v4) = (v + dt * v3, acceleration(x + dt * x3, v + dt * v3))
      x += dt / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += dt / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return x + 1
  }

  @Test(arguments: [
    (1.0, 100.0, 10.0, 0.0), (1, 100, 20, 0), (1, 100, 40, 0), (2, 300, 5, 12), (1, 100, 20, -8),
    (0.5, 50, 30, 20),
  ])
  func springsSolveTheirEquation(
    _ mass: Double,
    _ stiffness: Double,
    _ damping: Double,
    _ velocity: Double
  ) {
    let motion = SpringMotion(
      mass: mass,
      stiffness: stiffness,
      damping: damping,
      initialVelocity: velocity
    )
    for time in [0.01, 0.1, 0.35, 1] {
      let expected = integrated(
        mass: mass,
        stiffness: stiffness,
        damping: damping,
        velocity: velocity,
        at: time
      )
      expect(abs(motion.value(at: time) - expected), isBelow: 1e-6)
    }
    expect(motion.value(at: 0), equals: 0)
  }

  @Test(arguments: [(1.0, 100.0, 10.0, 0.0), (1, 100, 20, 0), (1, 100, 60, 0), (1, 300, 8, 30)])
  func settlingTimeIsWhenTheValueStaysClose(
    _ mass: Double,
    _ stiffness: Double,
    _ damping: Double,
    _ velocity: Double
  ) {
    let motion = SpringMotion(
      mass: mass,
      stiffness: stiffness,
      damping: damping,
      initialVelocity: velocity
    )
    let settled = motion.settlingTime(within: 0.001)
    for step in 0...2000 {
      expect(abs(motion.value(at: settled * (1 + Double(step) / 500)) - 1), isAtMost: 0.001 + 1e-9)
    }
    expect(abs(motion.value(at: settled * 0.999) - 1), isAbove: 0.0009)
  }

  // Apple's documentation has 2.85 seconds for a damping of 5, and a little over 1 for 15.
  @Test(arguments: [(5.0, 2.855), (10, 1.4727), (15, 1.0221)])
  func aSpringIsAtRestWhenItsOscillationIsAThousandth(_ damping: Double, _ duration: Double) {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.damping = CGFloat(damping)
    expect(abs(spring.settlingDuration - duration), isBelow: 0.001)
  }

  @Test func overdampingIsLimitedUnlessAllowed() {
    let spring = CASpringAnimation(keyPath: "opacity")
    spring.damping = 100
    let cut = spring.settlingDuration
    spring.allowsOverdamping = true
    expect(spring.settlingDuration, isAbove: cut * 3)
  }

  @Test func perceptualDurationAndBounceDescribeTheSpring() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    expect(abs(spring.perceptualDuration - 0.5), isBelow: 1e-9)
    expect(abs(spring.bounce - 0.3), isBelow: 1e-9)
    expect(spring.mass, equals: 1)
    expect(abs(spring.damping - 2 * 0.7 * (2 * .pi / 0.5)), isBelow: 1e-9)
  }
}

@Suite struct MediaTimeTests {
  @Test func theTaskLocalClockReplacesTheSystems() {
    let clock = ManualTimeSource(time: 5)
    let system = CACurrentMediaTime()
    MediaTime.$source.withValue(clock) {
      expect(CACurrentMediaTime(), equals: 5)
      clock.advance(by: 0.5)
      expect(CACurrentMediaTime(), equals: 5.5)
    }
    expect(CACurrentMediaTime(), isAtLeast: system)
  }

  @Test func layersHaveTheirOwnTime() {
    let (root, child) = (CALayer(), CALayer())
    root.addSublayer(child)
    child.speed = 2
    child.timeOffset = 1
    expect(child.convertTime(3, from: nil), equals: 7)
    expect(child.convertTime(7, to: root), equals: 3)
    root.beginTime = 1
    expect(child.convertTime(3, from: nil), equals: 5)
  }

  @Test func functionsWithTheSameControlPointsAreEqual() {
    let eased = CAMediaTimingFunction(name: .easeIn)
    expect(eased, equals: CAMediaTimingFunction(name: .easeIn))
    expect(eased, equals: CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
    expect(eased.hash, equals: CAMediaTimingFunction(name: .easeIn).hash)
    expect(eased != CAMediaTimingFunction(name: .easeOut))
  }
}
