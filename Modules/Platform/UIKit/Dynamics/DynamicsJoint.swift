internal import CChipmunk
import CoreGraphics
import Foundation

/// What connects two bodies, or a body and the reference view.
final class DynamicsJoint {
  /// The part of an error that remains after a second: nine tenths go in a sixtieth, so that an
  /// item stays with the finger that drags it.
  private static let correction = Foundation.pow(0.1, 60.0)

  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
    cpConstraintSetErrorBias(pointer, Self.correction)
  }

  deinit { cpConstraintFree(pointer) }

  /// Moves the end on the first body or on the ground.
  func setFirstAnchor(_ point: CGPoint) {
    if cpConstraintIsPinJoint(pointer) != 0 {
      cpPinJointSetAnchorA(pointer, cpVect(point))
    } else if cpConstraintIsPivotJoint(pointer) != 0 {
      cpPivotJointSetAnchorA(pointer, cpVect(point))
    } else if cpConstraintIsDampedSpring(pointer) != 0 {
      cpDampedSpringSetAnchorA(pointer, cpVect(point))
    }
  }
}
