/// The priority of a layout constraint, from just above 0 to ``required``.
///
/// A constraint of higher priority takes precedence over any number of weaker ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The value: 1000 is required, anything below is optional.
  public var rawValue: Float

  /// Makes a priority from a value.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from a value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a constraint that must be satisfied.
  public static let required = UILayoutPriority(1000)
  /// The default compression resistance of a control: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a view may resize its scene while it is dragged: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority with which a view is resized while it is dragged, without resizing its scene:
  /// 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default content hugging of a control: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of a target size in fitting, 50, which is lower than those of content.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Orders by importance.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// A priority increased by an amount.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// A priority decreased by an amount.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }

  /// Increases a priority.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }

  /// Decreases a priority.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
