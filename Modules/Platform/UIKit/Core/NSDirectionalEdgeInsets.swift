public import Foundation

/// Distances inward from the edges of a rectangle, in points, that follow the direction of the user
/// interface.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Codable, Sendable {
  /// Distance from the top edge.
  public var top: CGFloat
  /// Distance from the edge where lines of text begin.
  public var leading: CGFloat
  /// Distance from the bottom edge.
  public var bottom: CGFloat
  /// Distance from the edge where lines of text end.
  public var trailing: CGFloat

  /// Insets of four distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()

  func absolute(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top,
      left: isRightToLeft ? trailing : leading,
      bottom: bottom,
      right: isRightToLeft ? leading : trailing
    )
  }
}
