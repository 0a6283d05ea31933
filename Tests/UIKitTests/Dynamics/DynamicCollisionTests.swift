import Expectations
import Foundation
import Testing
import UIKit

/// Collisions: of items, with boundaries, of outlines, and delegate calls.
@MainActor @Suite struct DynamicCollisionTests {
  private final class Recorder: NSObject, UICollisionBehaviorDelegate {
    var events: [String] = []
    var points: [CGPoint] = []

    func collisionBehavior(
      _ behavior: UICollisionBehavior,
      beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem,
      at p: CGPoint
    ) {
      events.append("items")
      points.append(p)
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior,
      endedContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem
    ) { events.append("items ended") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior,
      beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?,
      at p: CGPoint
    ) {
      events.append(identifier.map { "\($0)" } ?? "bounds")
      points.append(p)
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior,
      endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { events.append((identifier.map { "\($0)" } ?? "bounds") + " ended") }
  }

  private final class Disc: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private let fixture = DynamicsFixture()

  private func properties(
    _ items: [UIView],
    elasticity: CGFloat = 0,
    velocity: CGPoint = .zero
  ) -> UIDynamicItemBehavior {
    let properties = UIDynamicItemBehavior(items: items)
    properties.elasticity = elasticity
    if let first = items.first { properties.addLinearVelocity(velocity, for: first) }
    return properties
  }

  @Test func boxesStackOnTheFloor() {
    let boxes = (0..<4).map {
      fixture.box(CGRect(x: 120, y: 20 + 90 * CGFloat($0), width: 60, height: 60))
    }
    let collision = UICollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    fixture.add(UIGravityBehavior(items: boxes), collision)
    fixture.rest()
    expect(!fixture.animator.isRunning)
    for (place, box) in boxes.reversed().enumerated() {
      expect(abs(box.frame.maxY - (600 - 60 * CGFloat(place))), isBelow: 1, "\(place)")
      expect(abs(box.center.x - 150), isBelow: 1, "\(place)")
    }
  }

  @Test func elasticItemsBounceToTheirHeight() {
    let ball = Disc(frame: CGRect(x: 130, y: 100, width: 40, height: 40))
    fixture.window.addSubview(ball)
    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    fixture.add(
      UIGravityBehavior(items: [ball]),
      collision,
      properties([ball], elasticity: 1)
    )
    var lowest: CGFloat = 0
    var highestAfter: CGFloat = 600
    for _ in 0..<240 {
      fixture.advance(1.0 / 60)
      lowest = max(lowest, ball.frame.maxY)
      if lowest > 590 { highestAfter = min(highestAfter, ball.frame.minY) }
    }
    expect(lowest, isBelow: 605)
    expect(abs(highestAfter - 100), isBelow: 15)
  }

  @Test func anInelasticItemDoesNotBounce() {
    let box = fixture.box(CGRect(x: 130, y: 100, width: 40, height: 40))
    let collision = UICollisionBehavior(items: [box])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0)
    )
    fixture.add(UIGravityBehavior(items: [box]), collision, properties([box]))
    fixture.advance(1.2)
    expect(abs(box.frame.maxY - 500), isBelow: 0.5)
    expect(collision.translatesReferenceBoundsIntoBoundary)
  }

  @Test func theBoundaryFollowsTheReferenceView() {
    let box = fixture.box(CGRect(x: 130, y: 500, width: 40, height: 40))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let area = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 580))
    fixture.window.addSubview(area)
    area.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: area)
    fixture.headless.run {
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
    }
    fixture.advance(0.3)
    fixture.headless.run { area.frame.size.height = 600 }
    fixture.advance(1)
    expect(abs(box.frame.maxY - 600), isBelow: 0.5)
  }

  @Test func equalItemsExchangeVelocities() {
    let (left, right) = (
      fixture.box(CGRect(x: 10, y: 100, width: 50, height: 50)),
      fixture.box(CGRect(x: 150, y: 100, width: 50, height: 50))
    )
    let values = properties([left, right], elasticity: 1, velocity: CGPoint(x: 200, y: 0))
    let recorder = Recorder()
    let collision = UICollisionBehavior(items: [left, right])
    collision.collisionDelegate = recorder
    fixture.add(values, collision)
    fixture.advance(1)
    expect(abs(values.linearVelocity(for: left).x), isBelow: 2)
    expect(abs(values.linearVelocity(for: right).x - 200), isBelow: 2)
    expect(recorder.events, equals: ["items", "items ended"])
    expect(abs((recorder.points.first?.x ?? 0) - 150), isBelow: 3)
  }

  @Test func boundariesHaveIdentifiersAndCanBeRemoved() {
    let ball = Disc(frame: CGRect(x: 130, y: 0, width: 40, height: 40))
    fixture.window.addSubview(ball)
    let recorder = Recorder()
    let collision = UICollisionBehavior(items: [ball])
    collision.collisionDelegate = recorder
    collision.addBoundary(
      withIdentifier: "shelf" as NSString,
      from: CGPoint(x: 0, y: 200),
      to: CGPoint(x: 300, y: 200)
    )
    expect(collision.boundaryIdentifiers as? [NSString], equals: ["shelf"])
    expect(collision.boundary(withIdentifier: "shelf" as NSString) != nil)
    fixture.add(UIGravityBehavior(items: [ball]), collision, properties([ball]))
    fixture.rest()
    expect(abs(ball.frame.maxY - 200), isBelow: 0.5)
    expect(recorder.events, equals: ["shelf"])
    fixture.headless.run { collision.removeBoundary(withIdentifier: "shelf" as NSString) }
    expectNil(collision.boundaryIdentifiers)
    fixture.advance(0.3)
    expect(ball.frame.maxY, isAbove: 220)
  }

  @Test func aFastItemDoesNotPassThroughALine() {
    let ball = Disc(frame: CGRect(x: 140, y: 0, width: 20, height: 20))
    fixture.window.addSubview(ball)
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(
      withIdentifier: 1 as NSNumber,
      from: CGPoint(x: 0, y: 300),
      to: CGPoint(x: 300, y: 300)
    )
    fixture.add(collision, properties([ball], velocity: CGPoint(x: 0, y: 9_000)))
    fixture.advance(0.3)
    expect(ball.frame.maxY, isBelow: 301)
  }

  @Test func pathsCanBeBoundaries() {
    let ball = Disc(frame: CGRect(x: 100, y: 20, width: 20, height: 20))
    fixture.window.addSubview(ball)
    let bowl = UIBezierPath()
    bowl.move(to: CGPoint(x: 50, y: 200))
    bowl.addQuadCurve(to: CGPoint(x: 250, y: 200), controlPoint: CGPoint(x: 150, y: 400))
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(withIdentifier: "bowl" as NSString, for: bowl)
    let values = properties([ball])
    values.resistance = 1
    values.angularResistance = 1
    fixture.add(UIGravityBehavior(items: [ball]), collision, values)
    fixture.rest()
    // At the lowest point of the bowl.
    expect(abs(ball.center.x - 150), isBelow: 4)
    expect(abs(ball.frame.maxY - 300), isBelow: 3)
  }

  @Test func collisionModesExcludeItemsOrBoundaries() {
    for mode in [UICollisionBehavior.Mode.items, .boundaries] {
      let fixture = DynamicsFixture()
      let boxes = [
        fixture.box(CGRect(x: 130, y: 100, width: 40, height: 40)),
        fixture.box(CGRect(x: 130, y: 300, width: 40, height: 40)),
      ]
      let collision = UICollisionBehavior(items: boxes)
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionMode = mode
      let still = UIDynamicItemBehavior(items: [boxes[1]])
      still.isAnchored = true
      fixture.add(UIGravityBehavior(items: [boxes[0]]), collision, still)
      fixture.rest()
      expect(abs(boxes[0].frame.maxY - (mode == .items ? 300 : 600)), isBelow: 1)
    }
  }

  @Test func itemsOfSeparateBehavioursDoNotCollide() {
    let boxes = [
      fixture.box(CGRect(x: 130, y: 100, width: 40, height: 40)),
      fixture.box(CGRect(x: 130, y: 300, width: 40, height: 40)),
    ]
    let still = UIDynamicItemBehavior(items: [boxes[1]])
    still.isAnchored = true
    fixture.add(
      UIGravityBehavior(items: [boxes[0]]),
      still,
      UICollisionBehavior(items: [boxes[0]]),
      UICollisionBehavior(items: [boxes[1]])
    )
    fixture.advance(1)
    expect(boxes[0].center.y, isAbove: 350)
  }

  @Test func dynamicItemGroupsMoveAsOne() {
    let (left, right) = (
      fixture.box(CGRect(x: 50, y: 100, width: 40, height: 40)),
      fixture.box(CGRect(x: 150, y: 100, width: 40, height: 80))
    )
    let group = UIDynamicItemGroup(items: [left, right])
    expect(group.center, equals: CGPoint(x: 120, y: 140))
    expect(group.bounds.size, equals: CGSize(width: 140, height: 80))
    let collision = UICollisionBehavior(items: [group])
    collision.translatesReferenceBoundsIntoBoundary = true
    let straight = UIDynamicItemBehavior(items: [group])
    straight.allowsRotation = false
    fixture.add(UIGravityBehavior(items: [group]), collision, straight)
    fixture.rest()
    expect(abs(right.frame.maxY - 600), isBelow: 0.5)
    expect(abs(left.frame.minY - right.frame.minY), isBelow: 0.01)
    expect(left.frame.minX, equals: 50)
  }

  @Test func resizedItemsAreUpdated() {
    let box = fixture.box(CGRect(x: 130, y: 100, width: 40, height: 40))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    fixture.add(UIGravityBehavior(items: [box]), collision)
    fixture.advance(0.1)
    fixture.headless.run {
      box.bounds.size = CGSize(width: 100, height: 100)
      fixture.animator.updateItem(usingCurrentState: box)
    }
    fixture.rest()
    expect(abs(box.frame.maxY - 600), isBelow: 0.5)
    expect(abs(box.frame.minY - 500), isBelow: 0.5)
  }
}
