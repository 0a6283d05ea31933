public import Foundation

/// Insets from the four edges of a rectangle, in points.
///
/// Positive values shrink the rectangle, negative values enlarge it.
public struct UIEdgeInsets: Equatable, Hashable, Codable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the left edge.
  public var left: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the right edge.
  public var right: CGFloat

  /// Makes insets from four distances, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No inset at any edge.
  public static let zero = UIEdgeInsets()

  /// Decodes an array of numbers.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.decodeNumbers(4)
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Encodes the numbers as an array.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeNumbers(top, left, bottom, right)
  }

  var horizontal: CGFloat { left + right }
  var vertical: CGFloat { top + bottom }
  @inlinable package var isZero: Bool { top == 0 && left == 0 && bottom == 0 && right == 0 }

  @inlinable package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top,
      left: a.left + b.left,
      bottom: a.bottom + b.bottom,
      right: a.right + b.right
    )
  }

  package func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top,
      leading: isRightToLeft ? right : left,
      bottom: bottom,
      trailing: isRightToLeft ? left : right
    )
  }
}

extension CGRect {
  /// Returns the rectangle reduced by insets, or enlarged by negative ones.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.horizontal,
      height: height - insets.vertical
    )
  }
}

extension UIEdgeInsets: _ObjectiveCBridgeable {
  /// Returns the insets as an object, in casts of `Any`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }

  /// Makes insets of an object; zero of nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
    source?.uiEdgeInsetsValue ?? .zero
  }
}
