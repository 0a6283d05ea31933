import CoreGraphics
import Foundation

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Makes a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner with the smallest x and y, in every language.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner with the greatest x and the smallest y, in every language.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner with the smallest x and the greatest y, in every language.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner with the greatest x and y, in every language.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

extension RoundedRect {
  /// Makes a rectangle of which some corners are rounded.
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
