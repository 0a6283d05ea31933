/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Makes a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge with the smallest y.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge with the smallest x, in every language.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge with the greatest y.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge with the greatest x, in every language.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all = UIRectEdge(rawValue: 15)
}
