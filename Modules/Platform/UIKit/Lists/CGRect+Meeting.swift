internal import CoreGraphics
internal import Foundation

extension CGRect {
  /// Whether the rectangles overlap by more than an edge; an empty side is the point where it
  /// begins.
  func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && minY < other.maxY
      && (other.minX < maxX || other.minX == maxX && width == 0)
      && (other.minY < maxY || other.minY == maxY && height == 0)
  }
}
