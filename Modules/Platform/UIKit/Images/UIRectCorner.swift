import CoreGraphics
import Foundation

/// Corners of a rectangle, as a set.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

extension RoundedRect {
  /// A rectangle of which some corners are round.
  init(_ rect: CGRect, rounding corners: UIRectCorner, radius: CGFloat) {
    func part(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    self.init(
      rect,
      topLeft: part(.topLeft),
      topRight: part(.topRight),
      bottomRight: part(.bottomRight),
      bottomLeft: part(.bottomLeft)
    )
  }
}
