internal import CoreGraphics
internal import Foundation

extension CGRect {
  /// Whether the rectangles overlap by more than an edge.
  package func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
