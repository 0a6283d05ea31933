internal import CChipmunk
import CoreGraphics

/// A rigid body: the center, angle and velocities of a dynamic item.
///
/// Lengths are in points, angles in radians, masses relative to 100 x 100 points with density 1.
final class DynamicsBody {
  let pointer: OpaquePointer
  /// Whether the body is anchored: it is not affected by forces and has infinite mass.
  private(set) var isAnchored = false
  private(set) var mass = 1.0
  /// The linear damping, per second.
  var resistance = 0.0
  var angularResistance = 0.0
  var elasticity = DynamicsBody.standardElasticity
  var friction = DynamicsBody.standardFriction

  /// The default values of bodies without item behaviors: those that Apple documents for SpriteKit,
  /// which has the same engine as UIKit.
  static let standardElasticity = 0.2
  static let standardFriction = 0.2

  init(center: CGPoint, angle: CGFloat) {
    // Never null: the engine ends the process if memory cannot be allocated.
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

  /// The linear velocity, in points per second.
  var velocity: CGPoint {
    get { isAnchored ? .zero : CGPoint(cpBodyGetVelocity(pointer)) }
    set { if !isAnchored { cpBodySetVelocity(pointer, cpVect(newValue)) } }
  }

  /// The angular velocity, in radians per second.
  var angularVelocity: CGFloat {
    get { isAnchored ? 0 : cpBodyGetAngularVelocity(pointer) }
    set { if !isAnchored { cpBodySetAngularVelocity(pointer, newValue) } }
  }

  /// Sets mass and moment of inertia.
  ///
  /// - Parameters:
  ///   - size: The size of the item.
  ///   - density: The mass of 100 x 100 points.
  ///   - rotates: Whether forces rotate the body.
  ///   - isAnchored: Whether the body is anchored.
  func setMass(of size: CGSize, density: CGFloat, rotates: Bool, isAnchored: Bool) {
    if isAnchored != self.isAnchored {
      self.isAnchored = isAnchored
      // Changing the body to kinematic keeps its shapes; the velocity is reset.
      cpBodySetType(pointer, isAnchored ? CP_BODY_TYPE_KINEMATIC : CP_BODY_TYPE_DYNAMIC)
      cpBodySetVelocity(pointer, cpVect(x: 0, y: 0))
      cpBodySetAngularVelocity(pointer, 0)
    }
    // An item without an area must be movable too.
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

  /// Changes the velocity immediately.
  func applyImpulse(_ impulse: CGVector, at offset: UIOffset) {
    guard !isAnchored else { return }
    let point = cpBodyLocalToWorld(pointer, cpVect(offset))
    cpBodyApplyImpulseAtWorldPoint(pointer, cpVect(impulse), point)
  }

  /// Applies a torque until the end of the step.
  func applyTorque(_ torque: CGFloat) {
    guard !isAnchored else { return }
    cpBodySetTorque(pointer, cpBodyGetTorque(pointer) + torque)
  }

  var moment: CGFloat { cpBodyGetMoment(pointer) }

  /// Damps the velocities of the body by its resistances.
  ///
  /// The formula of the engine used by Apple: stable for any resistance, and a velocity never
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

  /// Converts a point of the reference view to the body's coordinates.
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
