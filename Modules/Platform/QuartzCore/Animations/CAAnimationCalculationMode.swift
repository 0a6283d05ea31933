/// How a keyframe animation interpolates between its values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value is shown until the next is reached, without interpolation.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at a constant speed; key times have no effect.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolation with a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolation with a smooth curve at a constant speed; key times have no effect.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
