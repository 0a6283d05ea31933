/// The importance of a constraint.
///
/// A constraint with a priority of `required` or above must be satisfied. Any other is satisfied as
/// nearly as constraints of higher priority allow: the smallest difference in priority outweighs
/// any number of weaker constraints and any size of their errors.
public struct Priority: Hashable, Comparable, Sendable {
  /// The value; 1000 and above is required.
  public var value: Float

  /// The priority of a constraint that must be satisfied, 1000.
  public static let required = Priority(1000)

  /// The priority of a required constraint that is broken to resolve a conflict: above every
  /// optional priority.
  public static let broken = Priority(Float(1000).nextDown)

  /// Makes a priority from a value: 1000 and above is required, anything below is optional.
  public init(_ value: Float) {
    self.value = value
  }

  /// Whether a constraint of this priority must be satisfied.
  public var isRequired: Bool { value >= 1000 }

  /// Orders by importance.
  public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
