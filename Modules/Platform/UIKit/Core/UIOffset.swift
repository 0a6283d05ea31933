public import Foundation

/// A distance to move by, in points.
public struct UIOffset: Equatable, Hashable, Codable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// An offset of two distances, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No offset.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// No offset.
  public static let zero = UIOffset()
}
