/// A constraint that was added to a solver: a handle that is cheap to copy and to store.
///
/// A handle is valid only for the solver that made it, and only until the constraint is removed.
public struct ConstraintID: Hashable, Sendable {
  /// The index of the constraint in its solver's tables.
  ///
  /// Indices are small and reused after a removal, so a client can store its own data per
  /// constraint in an array.
  public let index: Int

  init(slot: Int32) {
    index = Int(slot)
  }

  var slot: Int32 { Int32(truncatingIfNeeded: index) }
}
