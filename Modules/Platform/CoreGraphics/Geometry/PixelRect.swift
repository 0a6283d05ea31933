package import Foundation

/// A rectangle of whole device pixels.
package struct PixelRect: Hashable, Sendable {
  /// The column of the left edge.
  package var x: Int
  /// The row of the top edge.
  package var y: Int
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  /// Makes a rectangle of pixels.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest rectangle of pixels that covers a rectangle given in pixels; empty for null,
  /// infinite or NaN.
  package init(covering rect: CGRect) {
    let limit = CGFloat(1 << 30)
    guard !rect.isNull, rect.minX > -limit, rect.minY > -limit, rect.maxX < limit,
      rect.maxY < limit
    else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let (x0, y0) = (Int(rect.minX.rounded(.down)), Int(rect.minY.rounded(.down)))
    let (x1, y1) = (Int(rect.maxX.rounded(.up)), Int(rect.maxY.rounded(.up)))
    self.init(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// The column after the right edge.
  package var maxX: Int { x + width }
  /// The row after the bottom edge.
  package var maxY: Int { y + height }
  /// Whether the rectangle contains no pixel.
  package var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The rectangle as a `CGRect`, in pixels.
  package var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// The intersection of both rectangles.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let (x0, y0) = (max(x, other.x), max(y, other.y))
    let (x1, y1) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard x1 > x0, y1 > y0 else { return PixelRect(x: x0, y: y0, width: 0, height: 0) }
    return PixelRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// The smallest rectangle that contains both.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (x0, y0) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: x0,
      y: y0,
      width: max(maxX, other.maxX) - x0,
      height: max(maxY, other.maxY) - y0
    )
  }

  /// Whether the other rectangle is completely inside.
  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
  }
}
