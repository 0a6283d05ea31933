/// Required constraints that cannot all be satisfied.
public struct ConflictError: Error, Hashable, Sendable {
  /// The constraints that contradict each other.
  ///
  /// Without any one of them the others can be satisfied, unless several contradictions overlap.
  public var constraints: [ConstraintID]
  /// The names of the constraints, in the same order.
  public var names: [String]
  /// The variables whose lower bound of zero is part of the contradiction.
  public var bounds: [Variable]
}
