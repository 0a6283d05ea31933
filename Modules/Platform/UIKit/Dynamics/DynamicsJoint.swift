internal import CChipmunk
import CoreGraphics
import Foundation

/// A joint between two bodies, or between a body and the reference view.
final class DynamicsJoint {
  /// The fraction of an error that remains after a second: nine tenths are corrected in a sixtieth,
  /// so that a dragged item follows the finger.
  private static let correction = Foundation.pow(0.1, 60.0)

  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
    cpConstraintSetErrorBias(pointer, Self.correction)
  }

  deinit { cpConstraintFree(pointer) }

  /// Moves the anchor on the first body or the ground.
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
