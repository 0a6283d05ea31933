internal import CChipmunk
import CoreGraphics

/// A rigid body: the center, angle and speeds of a dynamic item.
///
/// Lengths are points, angles radians, masses those of 100 x 100 points with density 1.
final class DynamicsBody {
  let pointer: OpaquePointer
  /// What the engine moves; an anchored body has a mass without limit and stays.
  private(set) var isAnchored = false
  private(set) var mass = 1.0
  /// How strongly movement is slowed down, per second.
  var resistance = 0.0
  var angularResistance = 0.0
  var elasticity = DynamicsBody.standardElasticity
  var friction = DynamicsBody.standardFriction

  /// The values of bodies that no behaviour sets: those that Apple documents for bodies of
  /// SpriteKit, which has the same engine as UIKit.
  static let standardElasticity = 0.2
  static let standardFriction = 0.2

  init(center: CGPoint, angle: CGFloat) {
    // Never null: the engine ends the process if there is no memory.
    pointer = cpBodyNew(1, 1)
    self.center = center
    self.angle = angle
  }

  deinit { cpBodyFree(pointer) }

  var center: CGPoint {
    get { CGPoint(cpBodyGetPosition(pointer)) }
    set { cpBodySetPosition(pointer, cpVect(newValue)) }
  }

  var angle: CGFloat {
    get { cpBodyGetAngle(pointer) }
    set { cpBodySetAngle(pointer, newValue) }
  }

  /// In points per second.
  var velocity: CGPoint {
    get { isAnchored ? .zero : CGPoint(cpBodyGetVelocity(pointer)) }
    set { if !isAnchored { cpBodySetVelocity(pointer, cpVect(newValue)) } }
  }

  /// In radians per second.
  var angularVelocity: CGFloat {
    get { isAnchored ? 0 : cpBodyGetAngularVelocity(pointer) }
    set { if !isAnchored { cpBodySetAngularVelocity(pointer, newValue) } }
  }

  /// Sets what the mass follows from.
  ///
  /// - Parameters:
  ///   - size: The size of the item.
  ///   - density: The mass of 100 x 100 points.
  ///   - rotates: Whether forces turn the body.
  ///   - isAnchored: Whether it stays where it is.
  func setMass(of size: CGSize, density: CGFloat, rotates: Bool, isAnchored: Bool) {
    if isAnchored != self.isAnchored {
      self.isAnchored = isAnchored
      // A body becomes kinematic without losing its shapes; its speed is zero.
      cpBodySetType(pointer, isAnchored ? CP_BODY_TYPE_KINEMATIC : CP_BODY_TYPE_DYNAMIC)
      cpBodySetVelocity(pointer, cpVect(x: 0, y: 0))
      cpBodySetAngularVelocity(pointer, 0)
    }
    // Something without an area moves, too.
    mass = max(size.width * size.height * density / 10_000, 0.0001)
    guard !isAnchored else { return }
    cpBodySetMass(pointer, mass)
    let moment = cpMomentForBox(mass, max(size.width, 1), max(size.height, 1))
    cpBodySetMoment(pointer, rotates ? moment : .infinity)
    if !rotates { cpBodySetAngularVelocity(pointer, 0) }
  }

  /// Applies a force at the center until the end of the step.
  func applyForce(_ force: CGVector) {
    guard !isAnchored else { return }
    cpBodyApplyForceAtWorldPoint(pointer, cpVect(force), cpBodyGetPosition(pointer))
  }

  /// Applies a force at a point of the body until the end of the step.
  func applyForce(_ force: CGVector, at offset: UIOffset) {
    guard !isAnchored else { return }
    let point = cpBodyLocalToWorld(pointer, cpVect(offset))
    cpBodyApplyForceAtWorldPoint(pointer, cpVect(force), point)
  }

  /// Changes the speed at once.
  func applyImpulse(_ impulse: CGVector, at offset: UIOffset) {
    guard !isAnchored else { return }
    let point = cpBodyLocalToWorld(pointer, cpVect(offset))
    cpBodyApplyImpulseAtWorldPoint(pointer, cpVect(impulse), point)
  }

  /// Turns the body until the end of the step.
  func applyTorque(_ torque: CGFloat) {
    guard !isAnchored else { return }
    cpBodySetTorque(pointer, cpBodyGetTorque(pointer) + torque)
  }

  var moment: CGFloat { cpBodyGetMoment(pointer) }

  /// Slows the body down by its resistances.
  ///
  /// The formula of the engine below Apple's: stable for any resistance, and a velocity never
  /// changes its sign.
  func slowDown(_ seconds: Double) {
    guard !isAnchored else { return }
    if resistance > 0 {
      let rest = 1 / (1 + seconds * resistance)
      let speed = cpBodyGetVelocity(pointer)
      cpBodySetVelocity(pointer, cpVect(x: speed.x * rest, y: speed.y * rest))
    }
    if angularResistance > 0 {
      let rest = 1 / (1 + seconds * angularResistance)
      cpBodySetAngularVelocity(pointer, cpBodyGetAngularVelocity(pointer) * rest)
    }
  }

  /// A point of the reference view, in the coordinates of the body.
  func localPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(cpBodyWorldToLocal(pointer, cpVect(point)))
  }
}

extension cpVect {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
  init(_ vector: CGVector) { self.init(x: vector.dx, y: vector.dy) }
  init(_ offset: UIOffset) { self.init(x: offset.horizontal, y: offset.vertical) }
}

extension CGPoint {
  init(_ vector: cpVect) { self.init(x: vector.x, y: vector.y) }
}
