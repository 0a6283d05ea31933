public import Foundation

/// A two-dimensional vector: a distance with a direction, in points.
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat

  /// The vector of length zero.
  public static var zero: CGVector { CGVector(dx: 0, dy: 0) }

  /// Makes the vector of length zero.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a vector from its two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector from integer parts.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a vector from double parts.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
