import Expectations
import Foundation
import Testing
import UIKit

/// Animators: forces in numbers, when they run, and what they leave unchanged.
@MainActor @Suite struct DynamicAnimatorTests {
  private final class Recorder: NSObject, UIDynamicAnimatorDelegate {
    var events: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }
  }

  private let fixture = DynamicsFixture()

  private func square(_ x: CGFloat = 100, _ y: CGFloat = 0) -> UIView {
    fixture.box(CGRect(x: x, y: y, width: 100, height: 100))
  }

  @Test func gravityAcceleratesByThousandPointsPerSecond() {
    let (view, small) = (square(), fixture.box(CGRect(x: 0, y: 0, width: 10, height: 10)))
    fixture.add(UIGravityBehavior(items: [view, small]))
    fixture.advance(0.5)
    // Half of 1,000 points per second squared, for half a second; steps make it a little more.
    expect(abs(view.center.y - 50 - 125), isBelow: 4)
    expect(abs(small.center.y - 5 - 125), isBelow: 4)
    expect(view.center.x, equals: 150)
    expect(view.transform, equals: .identity)
  }

  @Test func gravityHasAnAngleAndAMagnitude() {
    let gravity = UIGravityBehavior()
    expect(gravity.gravityDirection, equals: CGVector(dx: 0, dy: 1))
    expect(gravity.magnitude, equals: 1)
    expect(abs(gravity.angle - .pi / 2), isBelow: 1e-9)
    gravity.setAngle(0, magnitude: 2)
    expect(gravity.gravityDirection, equals: CGVector(dx: 2, dy: 0))
    gravity.angle = .pi
    expect(abs(gravity.gravityDirection.dx + 2), isBelow: 1e-9)
    let view = square(150)
    gravity.addItem(view)
    fixture.add(gravity)
    fixture.advance(0.2)
    expect(abs(view.center.x - (200 - 40)), isBelow: 3)
  }

  @Test func aPushIsMeasuredInUIKitNewtons() {
    let (view, small) = (square(), fixture.box(CGRect(x: 0, y: 0, width: 50, height: 50)))
    let push = UIPushBehavior(items: [view, small], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    fixture.add(push)
    fixture.advance(1)
    // 100 points per second squared; a quarter of the mass is four times as fast.
    expect(abs(view.center.y - 50 - 50), isBelow: 2)
    expect(abs(small.center.y - 25 - 200), isBelow: 4)
    expect(push.active)
  }

  @Test func aMomentaryPushChangesTheSpeedOnce() {
    let view = square()
    let properties = UIDynamicItemBehavior(items: [view])
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    fixture.add(properties, push)
    fixture.advance(0.1)
    expect(!push.active)
    expect(abs(properties.linearVelocity(for: view).x - 100), isBelow: 0.001)
    fixture.headless.run { push.active = true }
    fixture.advance(0.1)
    expect(abs(properties.linearVelocity(for: view).x - 200), isBelow: 0.001)
    expect(properties.linearVelocity(for: UIView()), equals: .zero)
  }

  @Test func offCenterPushesRotate() {
    let view = square()
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: view)
    expect(push.targetOffsetFromCenter(for: view), equals: UIOffset(horizontal: 50, vertical: 0))
    fixture.add(push)
    fixture.advance(0.2)
    // Downwards at the right side: clockwise.
    expect(atan2(view.transform.b, view.transform.a), isAbove: 0.1)
  }

  @Test func gestureVelocitiesCanBeAdded() {
    let view = square(0, 300)
    let properties = UIDynamicItemBehavior(items: [view])
    properties.addLinearVelocity(CGPoint(x: 200, y: -100), for: view)
    properties.addAngularVelocity(1, for: view)
    expect(properties.linearVelocity(for: view), equals: CGPoint(x: 200, y: -100))
    fixture.add(properties)
    fixture.advance(0.5)
    expect(abs(view.center.x - 150), isBelow: 1)
    expect(abs(view.center.y - 300), isBelow: 1)
    expect(abs(atan2(view.transform.b, view.transform.a) - 0.5), isBelow: 0.01)
    expect(properties.angularVelocity(for: view), equals: 1)
  }

  @Test func resistanceSlowsDownAndAllowsRest() {
    let view = square()
    let properties = UIDynamicItemBehavior(items: [view])
    properties.resistance = 4
    properties.angularResistance = 4
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
    properties.addAngularVelocity(2, for: view)
    fixture.add(properties)
    fixture.advance(0.25)
    let speed = properties.linearVelocity(for: view).x
    expect(abs(speed - 100 * exp(-1)), isBelow: 1)
    expect(abs(properties.angularVelocity(for: view) - 2 * exp(-1)), isBelow: 0.02)
    fixture.rest()
    expect(!fixture.animator.isRunning)
    expect(abs(view.center.x - (150 + 25)), isBelow: 2)
  }

  @Test func anchoredItemsStayAndNonrotatingItemsDoNotRotate() {
    let (anchored, upright) = (square(0), square(150))
    let gravity = UIGravityBehavior(items: [anchored, upright])
    let still = UIDynamicItemBehavior(items: [anchored])
    still.isAnchored = true
    let straight = UIDynamicItemBehavior(items: [upright])
    straight.allowsRotation = false
    straight.addAngularVelocity(3, for: upright)
    fixture.add(gravity, still, straight)
    fixture.advance(0.2)
    expect(anchored.center, equals: CGPoint(x: 50, y: 50))
    expect(upright.center.y, isAbove: 60)
    expect(upright.transform, equals: .identity)
  }

  @Test func theLaterOfTwoPropertiesWins() {
    let view = square()
    let (first, second) = (
      UIDynamicItemBehavior(items: [view]), UIDynamicItemBehavior(items: [view])
    )
    first.density = 4
    first.isAnchored = true
    second.isAnchored = false
    fixture.add(first, second, UIGravityBehavior(items: [view]))
    fixture.advance(0.2)
    expect(view.center.y, isAbove: 60)
    fixture.headless.run { fixture.animator.removeBehavior(second) }
    let y = view.center.y
    fixture.advance(0.2)
    expect(view.center.y, equals: y)
  }

  @Test func animatorsPauseAtRestAndResume() {
    let recorder = Recorder()
    fixture.animator.delegate = recorder
    let view = square(100, 400)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    fixture.add(UIGravityBehavior(items: [view]), collision)
    expect(fixture.animator.isRunning)
    fixture.rest()
    expect(recorder.events, equals: ["resume", "pause"])
    expect(!fixture.headless.host.isAnimating)
    expect(abs(view.frame.maxY - 600), isBelow: 0.5)
    let elapsed = fixture.animator.elapsedTime
    expect(elapsed, isAbove: 0.3)
    fixture.advance(1)
    expect(fixture.animator.elapsedTime, equals: elapsed)

    fixture.headless.run {
      view.center = CGPoint(x: 150, y: 200)
      fixture.animator.updateItem(usingCurrentState: view)
    }
    expect(recorder.events, equals: ["resume", "pause", "resume"])
    fixture.rest()
    expect(abs(view.frame.maxY - 600), isBelow: 0.5)
    expect(recorder.events.count, equals: 4)
  }

  @Test func anItemKeepsItsScale() {
    let view = square()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let properties = UIDynamicItemBehavior(items: [view])
    properties.addAngularVelocity(.pi / 2, for: view)
    fixture.add(properties)
    fixture.advance(1)
    expect(abs(hypot(view.transform.a, view.transform.b) - 2), isBelow: 1e-6)
    expect(abs(atan2(view.transform.b, view.transform.a) - .pi / 2), isBelow: 0.01)
  }

  @Test func behavioursComposeFromChildren() {
    final class Fall: UIDynamicBehavior {
      var moves: [Bool] = []

      init(_ view: UIView) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: [view]))
      }

      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        moves.append(dynamicAnimator != nil)
      }
    }
    let view = square()
    let fall = Fall(view)
    var actions = 0
    fall.action = { actions += 1 }
    fixture.add(fall)
    expect(fixture.animator.behaviors.map { $0 === fall }, equals: [true])
    expect(fall.childBehaviors.count, equals: 1)
    expect(fall.childBehaviors[0].dynamicAnimator, isSameAs: fixture.animator)
    fixture.advance(0.2)
    expect(view.center.y, isAbove: 60)
    expect(actions, isAbove: 5)
    expect(fixture.animator.items(in: view.frame).count, equals: 1)
    expect(
      fixture.animator.items(in: CGRect(x: 0, y: 500, width: 9, height: 9)),
      satisfies: \.isEmpty
    )

    fixture.headless.run { fixture.animator.removeAllBehaviors() }
    expectNil(fall.dynamicAnimator)
    expectNil(fall.childBehaviors[0].dynamicAnimator)
    expect(fall.moves, equals: [true, false])
    let y = view.center.y
    fixture.advance(0.2)
    expect(view.center.y, equals: y)
    expect(!fixture.animator.isRunning)
  }

  @Test func aReleasedAnimatorCeasesToMoveItems() {
    let view = square()
    var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: fixture.window)
    let gravity = UIGravityBehavior(items: [view])
    fixture.headless.run { animator?.addBehavior(gravity) }
    fixture.advance(0.1)
    let y = view.center.y
    expect(y, isAbove: 50)
    weak let released = animator
    animator = nil
    expectNil(released)
    fixture.advance(0.2)
    expect(view.center.y, equals: y)
    expect(!fixture.headless.host.isAnimating)
  }

  @Test func dynamicItemsNeedNotBeViews() {
    final class Value: NSObject, UIDynamicItem {
      var center = CGPoint(x: 10, y: 0)
      let bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
      var transform = CGAffineTransform.identity
    }
    let value = Value()
    fixture.add(UIGravityBehavior(items: [value]))
    fixture.advance(0.2)
    expect(abs(value.center.y - 20), isBelow: 2)
  }
}
