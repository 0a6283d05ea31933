/// Edges of a rectangle that follow the direction of the user interface.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// A set of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where lines of text begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where lines of text end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}
