public import Foundation

/// A two-dimensional offset, in points.
public struct UIOffset: Equatable, Hashable, Codable, Sendable {
  /// The horizontal offset, to the right.
  public var horizontal: CGFloat
  /// The vertical offset, downwards.
  public var vertical: CGFloat

  /// Makes an offset from two distances, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// No movement in either direction.
  public static let zero = UIOffset()

  /// Decodes an array of numbers.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.decodeNumbers(2)
    self.init(horizontal: numbers[0], vertical: numbers[1])
  }

  /// Encodes the numbers as an array.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeNumbers(horizontal, vertical)
  }
}
