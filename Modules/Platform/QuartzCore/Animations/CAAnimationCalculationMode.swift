/// What a keyframe animation shows between its values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A mean of both values.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// The value before, until the next is reached.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// A mean of both values, at an even speed over the whole; key times have no effect.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A rounded way through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A rounded way through the values, at an even speed; key times have no effect.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
