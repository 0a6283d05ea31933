import Expectations
import Foundation
import Testing
import UIKit

/// Two fingers that turn about each other.
@Suite struct RotationGestureTests {
  let headless = HeadlessHost(size: CGSize(width: 300, height: 400), scale: 2)
  let window: UIWindow
  let rotation = UIRotationGestureRecognizer()
  let states = Recorder()

  final class Recorder {
    var states: [UIGestureRecognizer.State] = []
  }

  init() {
    window = headless.makeWindow()
    window.addGestureRecognizer(rotation)
    let states = states
    rotation.addAction { states.states.append($0.state) }
    headless.frame()
  }

  /// Two fingers 100 points apart, turned by an angle.
  private func fingers(_ phase: UITouch.Phase, at angle: CGFloat) {
    for (id, side) in [(1, -50), (2, 50)] as [(Int, CGFloat)] {
      let place = CGPoint(x: 150 + side * cos(angle), y: 200 + side * sin(angle))
      headless.host.sendPointer(phase: phase, id: id, location: place)
    }
    headless.clock.advance(by: 1.0 / 60)
    headless.frame()
  }

  @Test func rotationSlopIsExcluded() {
    fingers(.began, at: 0)
    fingers(.moved, at: 0.05)
    expect(states.states, satisfies: \.isEmpty)
    fingers(.moved, at: 0.1)
    expect(states.states.first == .began && rotation.rotation < 0.06)
    let start = rotation.rotation
    fingers(.moved, at: 0.6)
    expect(abs(rotation.rotation - start - 0.5), isBelow: 1e-6)
    expect(rotation.velocity, isAbove: 1)
    fingers(.ended, at: 0.6)
    expect(states.states.last, equals: .ended)
  }

  @Test func rotationsContinuePastHalfATurn() {
    fingers(.began, at: 0)
    fingers(.moved, at: 0.2)
    let start = rotation.rotation
    for step in 1...20 { fingers(.moved, at: 0.2 + CGFloat(step) * 0.25) }
    expect(abs(rotation.rotation - start - 5), isBelow: 1e-6)
    rotation.rotation = 0
    fingers(.moved, at: 5)
    expect(abs(rotation.rotation + 0.2), isBelow: 1e-6)
  }

  @Test func oneFingerDoesNotRotate() {
    headless.host.sendPointer(phase: .began, id: 1, location: CGPoint(x: 100, y: 100))
    headless.host.sendPointer(phase: .moved, id: 1, location: CGPoint(x: 150, y: 160))
    headless.host.sendPointer(phase: .ended, id: 1, location: CGPoint(x: 150, y: 160))
    headless.frame()
    expect(states.states, satisfies: \.isEmpty)
  }
}
