internal import CoreGraphics
internal import Foundation

extension CGRect {
  /// Whether the rectangles overlap by more than an edge.
  @inlinable package func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether this frame of an element is at least partly in a rectangle; an empty side is the point
  /// where it begins.
  @inlinable package func isShown(in area: CGRect) -> Bool {
    minX < area.maxX && minY < area.maxY
      && (area.minX < maxX || area.minX == maxX && width == 0)
      && (area.minY < maxY || area.minY == maxY && height == 0)
  }
}
