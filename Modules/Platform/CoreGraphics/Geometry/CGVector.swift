public import Foundation

/// A two-dimensional vector, in points.
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// The vector without length, whose components are both 0.
  public static var zero: CGVector { CGVector(dx: 0, dy: 0) }

  /// Makes the zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector from integer components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a vector from double components.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Decodes an array of numbers.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.decodeNumbers(2)
    self.init(dx: numbers[0], dy: numbers[1])
  }

  /// Encodes the numbers as an array.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeNumbers(dx, dy)
  }
}

extension CGVector: CustomDebugStringConvertible {
  /// Both components, as in `(1.0, 2.0)`.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
