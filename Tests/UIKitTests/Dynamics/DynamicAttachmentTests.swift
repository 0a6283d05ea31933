import Expectations
import Foundation
import Testing
import UIKit

/// Attachments and snaps: rods, springs, strings, pins and rails.
@MainActor @Suite struct DynamicAttachmentTests {
  private let fixture = DynamicsFixture()

  private func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 40) -> UIView {
    fixture.box(CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  @Test func attachmentsKeepTheirLength() {
    let view = box(250, 100)
    let anchor = CGPoint(x: 150, y: 100)
    let rod = UIAttachmentBehavior(item: view, attachedToAnchor: anchor)
    expect(rod.length, equals: 100)
    expect(rod.attachedBehaviorType, equals: .anchor)
    expect(rod.items.count, equals: 1)
    fixture.add(UIGravityBehavior(items: [view]), rod)
    var lowest: CGFloat = 0
    var leftmost: CGFloat = 300
    for _ in 0..<90 {
      fixture.advance(1.0 / 60)
      expect(abs(distance(view.center, anchor) - 100), isBelow: 1.5)
      lowest = max(lowest, view.center.y)
      leftmost = min(leftmost, view.center.x)
    }
    // It swings through to the other side.
    expect(lowest, isAbove: 195)
    expect(leftmost, isBelow: 80)
    fixture.headless.run { rod.length = 50 }
    fixture.advance(0.5)
    expect(abs(distance(view.center, anchor) - 50), isBelow: 2)
  }

  @Test func springsOscillateAtTheirFrequency() {
    let view = box(150, 200)
    let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 150, y: 100))
    spring.length = 70
    spring.frequency = 2
    spring.damping = 0
    fixture.add(spring)
    // Half a period later it is equally far on the other side of its length: 70 - 30.
    fixture.advance(0.25)
    expect(abs(view.center.y - 140), isBelow: 3)
    fixture.advance(0.25)
    expect(abs(view.center.y - 200), isBelow: 3)
  }

  @Test func dampedSpringsSettle() {
    let view = box(150, 200)
    let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 150, y: 100))
    spring.length = 20
    spring.frequency = 2
    spring.damping = 1
    fixture.add(spring)
    fixture.rest()
    expect(!fixture.animator.isRunning)
    expect(abs(view.center.y - 120), isBelow: 2)
  }

  @Test func movingTheAnchorDragsTheItem() {
    let view = box(150, 200)
    let drag = UIAttachmentBehavior(
      item: view,
      offsetFromCenter: UIOffset(horizontal: 10, vertical: 0),
      attachedToAnchor: CGPoint(x: 160, y: 200)
    )
    expect(drag.length, equals: 0)
    fixture.add(drag)
    for step in 1...30 {
      fixture.headless.run { drag.anchorPoint = CGPoint(x: 160 + CGFloat(step), y: 200) }
      fixture.advance(1.0 / 60)
    }
    expect(drag.anchorPoint, equals: CGPoint(x: 190, y: 200))
    expect(abs(view.center.x - 180), isBelow: 2)
    expect(abs(view.center.y - 200), isBelow: 2)
  }

  @Test func behavioursOutliveTheirAnimator() {
    let view = box(150, 300)
    let rod = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 150, y: 200))
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    let behaviors = [rod, collision, UIGravityBehavior(items: [view])]
    for round in 1...3 {
      var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: fixture.window)
      fixture.headless.run { for behavior in behaviors { animator?.addBehavior(behavior) } }
      fixture.advance(0.2)
      let anchor = CGPoint(x: 150 + 10 * CGFloat(round), y: 200)
      fixture.headless.run { rod.anchorPoint = anchor }
      fixture.advance(1)
      expect(abs(distance(view.center, anchor) - 100), isBelow: 2)
      // Touches the floor when it falls.
      fixture.headless.run {
        view.center.y = 590
        animator?.updateItem(usingCurrentState: view)
      }
      fixture.advance(0.05)
      animator = nil
      expect(behaviors.allSatisfy { $0.dynamicAnimator == nil })
      rod.anchorPoint = CGPoint(x: 150, y: 200)
      collision.removeItem(view)
      collision.addItem(view)
      view.center = CGPoint(x: 150, y: 300)
    }
  }

  @Test func attachedItemsMoveAsARod() {
    let (a, b) = (box(100, 100), box(180, 100))
    let rod = UIAttachmentBehavior(item: a, attachedTo: b)
    expect(rod.attachedBehaviorType, equals: .items)
    expect(rod.length, equals: 80)
    let push = UIPushBehavior(items: [a], mode: .instantaneous)
    push.pushDirection = CGVector(dx: -1, dy: 0)
    fixture.add(rod, push)
    fixture.advance(0.3)
    expect(abs(distance(a.center, b.center) - 80), isBelow: 1)
    expect(b.center.x, isBelow: 180)
  }

  @Test func limitAttachmentsKeepTheirMaximumLength() {
    let (top, bottom) = (box(150, 100), box(150, 150))
    let still = UIDynamicItemBehavior(items: [top])
    still.isAnchored = true
    let string = UIAttachmentBehavior.limitAttachment(
      with: bottom,
      offsetFromCenter: .zero,
      attachedTo: top,
      offsetFromCenter: .zero
    )
    fixture.headless.run { string.length = 120 }
    fixture.add(still, UIGravityBehavior(items: [bottom]), string)
    fixture.advance(2)
    expect(distance(top.center, bottom.center), isBelow: 122)
    expect(bottom.center.y, isAbove: 190)
  }

  @Test func fixedAttachmentsRotateTogether() {
    let (a, b) = (box(100, 200), box(140, 200))
    let fixed = UIAttachmentBehavior.fixedAttachment(
      with: a,
      attachedTo: b,
      attachmentAnchor: CGPoint(x: 120, y: 200)
    )
    let push = UIPushBehavior(items: [a], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 0.3)
    fixture.add(fixed, push)
    fixture.advance(0.3)
    let angles = [a, b].map { atan2($0.transform.b, $0.transform.a) }
    expect(abs(angles[0] - angles[1]), isBelow: 0.05)
    expect(abs(angles[0]), isAbove: 0.05)
    expect(abs(distance(a.center, b.center) - 40), isBelow: 1)
  }

  @Test func pinAttachmentsRotateWithinTheirRange() {
    let (door, frame) = (box(180, 200, 60), box(120, 200, 60))
    let pin = UIAttachmentBehavior.pinAttachment(
      with: door,
      attachedTo: frame,
      attachmentAnchor: CGPoint(x: 150, y: 200)
    )
    pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
    let still = UIDynamicItemBehavior(items: [frame])
    still.isAnchored = true
    fixture.add(still, pin, UIGravityBehavior(items: [door]))
    fixture.advance(2)
    let angle = atan2(door.transform.b, door.transform.a)
    expect(abs(angle - 0.5), isBelow: 0.05)
    expect(abs(distance(door.center, CGPoint(x: 150, y: 200)) - 30), isBelow: 1)
  }

  @Test func slidingAttachmentsKeepTheirAxis() {
    let view = box(100, 200)
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: view,
      attachmentAnchor: CGPoint(x: 100, y: 200),
      axisOfTranslation: CGVector(dx: 1, dy: 0)
    )
    rail.attachmentRange = UIFloatRange(minimum: 0, maximum: 80)
    let push = UIPushBehavior(items: [view], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 1)
    fixture.add(rail, push)
    fixture.advance(2)
    expect(abs(view.center.y - 200), isBelow: 2)
    expect(abs(view.center.x - 180), isBelow: 2)
    expect(abs(atan2(view.transform.b, view.transform.a)), isBelow: 0.02)
  }

  @Test func snapsMoveAndRotateUpright() {
    let view = box(50, 50)
    view.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 400))
    expect(snap.damping, equals: 0.5)
    fixture.add(snap)
    fixture.advance(0.15)
    expect(view.center.x > 80 && view.center.x < 200)
    fixture.rest()
    expect(!fixture.animator.isRunning)
    expect(distance(view.center, CGPoint(x: 200, y: 400)), isBelow: 1)
    expect(abs(atan2(view.transform.b, view.transform.a)), isBelow: 0.02)
    fixture.headless.run { snap.snapPoint = CGPoint(x: 100, y: 100) }
    fixture.rest()
    expect(distance(view.center, CGPoint(x: 100, y: 100)), isBelow: 1)
  }

  @Test func lessDampingOscillatesFurther() {
    var farthest: [CGFloat] = []
    for damping in [0, 1] as [CGFloat] {
      let fixture = DynamicsFixture()
      let view = fixture.box(CGRect(x: 0, y: 0, width: 40, height: 40))
      let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 20))
      snap.damping = damping
      fixture.add(snap)
      var most: CGFloat = 0
      for _ in 0..<60 {
        fixture.advance(1.0 / 60)
        most = max(most, view.center.x)
      }
      farthest.append(most)
    }
    expect(farthest[0], isAbove: 230)
    expect(farthest[1], isBelow: 202)
  }
}
