public import Foundation

extension CGPoint {
  /// Returns the point transformed by `t`.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size transformed by `t`, ignoring the translation.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the bounding box of the transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    if t.keepsAxes {
      let (x0, x1) = (t.a * minX + t.tx, t.a * maxX + t.tx)
      let (y0, y1) = (t.d * minY + t.ty, t.d * maxY + t.ty)
      return CGRect(
        x: Swift.min(x0, x1),
        y: Swift.min(y0, y1),
        width: abs(x1 - x0),
        height: abs(y1 - y0)
      )
    }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
    var box = PointBounds()
    for corner in corners { box.add(corner.applying(t)) }
    return box.rect
  }
}

/// The bounding box of a growing set of points.
package struct PointBounds {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  /// Extends the box to contain a point.
  package mutating func add(_ point: CGPoint) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  /// The box; null when no point was added.
  package var rect: CGRect {
    guard minX <= maxX else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
