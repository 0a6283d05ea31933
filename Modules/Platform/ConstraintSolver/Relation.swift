/// How the expression of a constraint relates to zero.
public enum Relation: UInt8, Hashable, Sendable {
  /// The expression is zero.
  case equal
  /// The expression is zero or less.
  case lessThanOrEqual
  /// The expression is zero or more.
  case greaterThanOrEqual
}
