internal import CChipmunk
import CoreGraphics
import Foundation

/// The bodies, shapes and joints of an animator, in the engine.
///
/// The coordinates are those of the reference view: y increases downwards, and positive angles are
/// clockwise.
final class DynamicsSpace {
  /// The beginning or the end of a contact of two shapes.
  struct Contact {
    var first: DynamicsShape
    var second: DynamicsShape
    /// The location; nil for the end of a contact.
    var point: CGPoint?
  }

  /// The fraction of an overlap that remains after a second: a quarter is corrected in a sixtieth.
  ///
  /// The engine's default of a tenth is visibly slow.
  private static let correction = Foundation.pow(0.75, 60.0)

  private let space: OpaquePointer
  private var bodies: [ObjectIdentifier: DynamicsBody] = [:]
  private var shapes: [ObjectIdentifier: DynamicsShape] = [:]
  private var joints: [ObjectIdentifier: DynamicsJoint] = [:]
  private var contacts: [Contact] = []
  private var isStepping = false

  init() {
    space = cpSpaceNew()
    cpSpaceSetIterations(space, 20)
    // Bodies at rest may overlap by a tenth of a point.
    cpSpaceSetCollisionSlop(space, 0.1)
    cpSpaceSetCollisionBias(space, Self.correction)
    guard let handler = cpSpaceAddDefaultCollisionHandler(space) else { return }
    handler.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    handler.pointee.beginFunc = { arbiter, _, data in
      guard let (first, second) = DynamicsSpace.shapes(of: arbiter), first.meets(second) else {
        return 0
      }
      DynamicsSpace.at(data)?.begin(first, second, CGPoint(cpArbiterGetPointA(arbiter, 0)))
      return 1
    }
    handler.pointee.preSolveFunc = { arbiter, _, _ in
      guard let (first, second) = DynamicsSpace.shapes(of: arbiter) else { return 1 }
      // Combined as in the engine used by Apple. A boundary has no elasticity of its own.
      cpArbiterSetRestitution(
        arbiter,
        max(first.body?.elasticity ?? 0, second.body?.elasticity ?? 0)
      )
      let ground = DynamicsBody.standardFriction
      let frictions = (first.body?.friction ?? ground) * (second.body?.friction ?? ground)
      cpArbiterSetFriction(arbiter, frictions.squareRoot())
      return 1
    }
    handler.pointee.separateFunc = { arbiter, _, data in
      guard let (first, second) = DynamicsSpace.shapes(of: arbiter), first.meets(second) else {
        return
      }
      DynamicsSpace.at(data)?.end(first, second)
    }
  }

  deinit {
    // Removing shapes ends contacts, which must not be reported.
    cpSpaceAddDefaultCollisionHandler(space)?.pointee.separateFunc = { _, _, _ in }
    for joint in joints.values { cpSpaceRemoveConstraint(space, joint.pointer) }
    for shape in shapes.values { cpSpaceRemoveShape(space, shape.pointer) }
    for body in bodies.values { cpSpaceRemoveBody(space, body.pointer) }
    cpSpaceFree(space)
  }

  /// The static body of boundaries and anchors.
  var ground: OpaquePointer { cpSpaceGetStaticBody(space) }

  // MARK: Parts

  func add(_ body: DynamicsBody) {
    bodies[ObjectIdentifier(body)] = body
    cpSpaceAddBody(space, body.pointer)
  }

  func remove(_ body: DynamicsBody) {
    guard bodies.removeValue(forKey: ObjectIdentifier(body)) != nil else { return }
    cpSpaceRemoveBody(space, body.pointer)
  }

  func add(_ shape: DynamicsShape) {
    shapes[ObjectIdentifier(shape)] = shape
    cpSpaceAddShape(space, shape.pointer)
  }

  func remove(_ shape: DynamicsShape) {
    guard shapes.removeValue(forKey: ObjectIdentifier(shape)) != nil else { return }
    cpSpaceRemoveShape(space, shape.pointer)
  }

  func add(_ joint: DynamicsJoint) {
    joints[ObjectIdentifier(joint)] = joint
    cpSpaceAddConstraint(space, joint.pointer)
  }

  func remove(_ joint: DynamicsJoint) {
    guard joints.removeValue(forKey: ObjectIdentifier(joint)) != nil else { return }
    cpSpaceRemoveConstraint(space, joint.pointer)
  }

  /// Updates the contacts of a body that was moved.
  func reindex(_ body: DynamicsBody) { cpSpaceReindexShapesForBody(space, body.pointer) }

  // MARK: Steps

  /// Advances the simulation by some seconds.
  ///
  /// O(number of bodies and contacts).
  func step(_ seconds: Double) {
    isStepping = true
    cpSpaceStep(space, seconds)
    isStepping = false
    for body in bodies.values { body.slowDown(seconds) }
  }

  /// Returns the contacts that began or ended since the last call, in order.
  func takeContacts() -> [Contact] {
    defer { contacts = [] }
    return contacts
  }

  /// The maximum speed of a body, in points per second.
  ///
  /// O(n).
  var greatestSpeed: CGFloat {
    bodies.values.reduce(0) { speed, body in
      let velocity = body.velocity
      return max(speed, hypot(velocity.x, velocity.y))
    }
  }

  private func begin(_ first: DynamicsShape, _ second: DynamicsShape, _ point: CGPoint) {
    contacts.append(Contact(first: first, second: second, point: point))
  }

  private func end(_ first: DynamicsShape, _ second: DynamicsShape) {
    // The end of a contact by removing a shape is not reported.
    if isStepping { contacts.append(Contact(first: first, second: second)) }
  }

  private static func at(_ data: UnsafeMutableRawPointer?) -> DynamicsSpace? {
    data.map { Unmanaged<DynamicsSpace>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func shapes(of arbiter: OpaquePointer?) -> (DynamicsShape, DynamicsShape)? {
    var first: OpaquePointer?
    var second: OpaquePointer?
    cpArbiterGetShapes(arbiter, &first, &second)
    guard let first = DynamicsShape.of(first), let second = DynamicsShape.of(second) else {
      return nil
    }
    return (first, second)
  }
}
