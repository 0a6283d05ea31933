/// A set of edges of a rectangle, relative to the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Makes a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge above the content.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The left edge, or the right one where the language is read from right to left.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The edge below the content.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The right edge, or the left one where the language is read from right to left.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}
