/// Required constraints that cannot hold together.
public struct ConflictError: Error, Hashable, Sendable {
  /// The constraints that contradict each other: without any one of them, the rest of this list
  /// agrees, except where several contradictions overlap.
  public var constraints: [ConstraintID]
  /// The names of the constraints, in the same order.
  public var names: [String]
  /// The variables whose lower bound of zero takes part in the contradiction.
  public var bounds: [Variable]
}
