import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// Keyframe paths: rotation along a path, cubic interpolation, and transforms.
@Suite struct KeyframeWayTests {
  @Test func rotationModeFollowsThePath() throws {
    let stage = Stage()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 50, y: 0))
    path.addLine(to: CGPoint(x: 50, y: 50))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.rotationMode = .rotateAuto
    animation.duration = 1
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0)
    _ = try stage.x(at: 0.25)
    expect(abs(try stage.shown().affineTransform().b), isBelow: 1e-9)
    _ = try stage.x(at: 0.75)
    expect(abs(try stage.shown().affineTransform().b - 1), isBelow: 1e-9)
    try expect(stage.shown().position, equals: CGPoint(x: 50, y: 25))
  }

  @Test func cubicKeyframesOvershootTheirValues() throws {
    let stage = Stage()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0.0, 10.0, 10.0, 0.0]
    animation.calculationMode = .cubic
    animation.duration = 3
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0)
    expect(abs(try stage.x(at: 1) - 10), isBelow: 1e-9)
    expect(abs(try stage.x(at: 1.5) - 11.25), isBelow: 1e-9)
    expect(abs(try stage.x(at: 2) - 10), isBelow: 1e-9)
  }

  @Test func fullTensionPreventsOvershoot() throws {
    let stage = Stage()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0.0, 10.0, 10.0, 0.0]
    animation.calculationMode = .cubic
    animation.tensionValues = [1, 1, 1, 1]
    animation.duration = 3
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0)
    expect(abs(try stage.x(at: 1.5) - 10), isBelow: 1e-9)
  }

  @Test func valueFunctionsMakeTransforms() throws {
    let stage = Stage()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    animation.fromValue = 0.0
    animation.toValue = Double.pi
    animation.duration = 1
    stage.layer.add(animation, forKey: nil)
    stage.frame(at: 0)
    _ = try stage.x(at: 0.5)
    expect(abs(try stage.shown().affineTransform().b - 1), isBelow: 1e-9)
    expectNil(CAValueFunction(name: CAValueFunctionName(rawValue: "none")))
  }
}
