/// How much a constraint matters.
///
/// A constraint at `required` or above must hold. Any other must hold as nearly as the constraints
/// of higher priority let it: the weakest difference in priority outweighs any number of weaker
/// constraints and any size of their errors.
public struct Priority: Hashable, Comparable, Sendable {
  /// The number; 1000 and more is required.
  public var value: Float

  /// A constraint that must hold.
  public static let required = Priority(1000)

  /// The priority of a required constraint that is broken to resolve a conflict: above every
  /// optional priority.
  public static let broken = Priority(Float(1000).nextDown)

  /// Makes a priority of a number: 1000 and more is required, anything below is optional.
  public init(_ value: Float) {
    self.value = value
  }

  /// Whether a constraint of this priority must hold.
  public var isRequired: Bool { value >= 1000 }

  /// Orders by importance.
  public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
