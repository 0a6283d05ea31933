/// How much a layout constraint matters, from just above 0 to ``required``.
///
/// A constraint of higher priority always wins against any number of weaker ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number: 1000 is required, anything below is optional.
  public var rawValue: Float

  /// Makes a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A constraint that must hold.
  public static let required = UILayoutPriority(1000)
  /// How much a control resists being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// How much a control resists being larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// How much a view prefers the size it is asked to fit; weaker than the content's own priorities.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Orders by importance.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// A priority by some amount higher.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// A priority by some amount lower.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }

  /// Raises a priority.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }

  /// Lowers a priority.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
