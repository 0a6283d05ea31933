/// Directions along which something moves.
public struct UIAxis: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To the left and to the right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Every way.
  public static let both: UIAxis = [.horizontal, .vertical]
}
