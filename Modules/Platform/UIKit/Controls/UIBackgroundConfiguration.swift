public import Foundation

/// The ground of a button or a cell: its color, corners and edge.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0

  /// How far the ground stays from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The color; nil for the tint.
  public var backgroundColor: UIColor?

  /// The color of the edge; nil for the tint.
  public var strokeColor: UIColor?

  /// The width of the edge, in points; 0 for none.
  public var strokeWidth: CGFloat = 0

  init() {}

  /// No ground.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The color where the tint is given.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColor ?? tintColor
  }

  /// The color of the edge where the tint is given.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    strokeColor ?? tintColor
  }
}
