/// A constraint that was added to a solver: a handle that is cheap to copy and to store.
///
/// A handle means something only to the solver that made it, and only until the constraint is
/// removed.
public struct ConstraintID: Hashable, Sendable {
  /// The place of the constraint in its solver's tables: small numbers, used again after a removal,
  /// so a client may keep what belongs to a constraint in an array.
  public let index: Int

  init(slot: Int32) {
    index = Int(slot)
  }

  var slot: Int32 { Int32(truncatingIfNeeded: index) }
}
