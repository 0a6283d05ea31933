public import Foundation

extension CGRect {
  /// Whether the rectangles overlap by more than an edge.
  ///
  /// Foundation on Linux has a method of this name that is also true of rectangles which share only
  /// an edge. In a file that imports Foundation itself, Foundation's is called; where Foundation is
  /// imported by this module or one above it, this one is.
  @_disfavoredOverload public func intersects(_ rect2: CGRect) -> Bool {
    minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
  }
}
