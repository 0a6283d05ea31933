public import CoreGraphics
public import Foundation

/// Is notified of items that begin and cease to touch each other or a boundary.
///
/// Called once per frame, after items were moved.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items begin to touch at a point of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  )

  /// Two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  )

  /// An item begins to touch a boundary; the identifier of the reference view's bounds is nil.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  )

  /// An item no longer touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  )
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {}

  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
