/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum acceptable rate.
  public var minimum: Float
  /// The maximum useful rate.
  public var maximum: Float
  /// The preferred rate; 0 lets the system choose within the range.
  public var preferred: Float

  /// Makes a range that leaves the rate to the system.
  public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred ?? 0
  }

  /// The range that leaves the rate to the system.
  public static let `default` = CAFrameRateRange()
}
