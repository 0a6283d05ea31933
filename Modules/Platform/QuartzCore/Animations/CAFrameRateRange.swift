/// How many frames a second something is to be shown with.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least rate that will do.
  public var minimum: Float
  /// The highest rate that is of use.
  public var maximum: Float
  /// The rate that is best; 0 leaves it to the system, within the others.
  public var preferred: Float

  /// Makes a range that leaves everything to the system.
  public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred ?? 0
  }

  /// Everything is left to the system.
  public static let `default` = CAFrameRateRange()
}
