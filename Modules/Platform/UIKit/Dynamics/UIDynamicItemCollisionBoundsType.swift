/// The outline with which a dynamic item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle = 0
  /// The ellipse in the bounds; a circle where they are square.
  case ellipse = 1
  /// The item's `collisionBoundingPath`.
  case path = 2
}
