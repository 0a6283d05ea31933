public import Foundation

/// Insets from the edges of a rectangle, in points, relative to the layout direction.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Codable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the leading edge.
  public var leading: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the trailing edge.
  public var trailing: CGFloat

  /// Makes insets from four distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// No inset at any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Decodes an array of numbers.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.decodeNumbers(4)
    self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// Encodes the numbers as an array.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeNumbers(top, leading, bottom, trailing)
  }

  package func absolute(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top,
      left: isRightToLeft ? trailing : leading,
      bottom: bottom,
      right: isRightToLeft ? leading : trailing
    )
  }
}
