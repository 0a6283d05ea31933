/// The collision shape of a dynamic item.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle = 0
  /// The ellipse inscribed in the bounds.
  case ellipse = 1
  /// The item's `collisionBoundingPath`.
  case path = 2
}
