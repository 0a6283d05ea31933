/// A set of axes.
public struct UIAxis: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Makes a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From left to right: a movement or resizing along x.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom: a movement or resizing along y.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
