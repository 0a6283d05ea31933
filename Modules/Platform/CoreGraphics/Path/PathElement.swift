public import Foundation

/// A segment of a path.
package enum PathElement: Hashable, Codable, Sendable {
  /// Starts a new subpath at a point.
  case move(CGPoint)
  /// A straight line to a point.
  case line(CGPoint)
  /// A quadratic curve: its control point, then its end.
  case quad(CGPoint, CGPoint)
  /// A cubic curve: its two control points, then its end.
  case curve(CGPoint, CGPoint, CGPoint)
  /// A straight line back to the start of the subpath.
  case close

  /// The element with its points transformed.
  package func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let p): .move(p.applying(t))
    case .line(let p): .line(p.applying(t))
    case .quad(let c, let p): .quad(c.applying(t), p.applying(t))
    case .curve(let c1, let c2, let p):
      .curve(c1.applying(t), c2.applying(t), p.applying(t))
    case .close: .close
    }
  }
}

/// The kinds of path segments.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a new subpath; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A quadratic curve; control point and end.
  case addQuadCurveToPoint = 2
  /// A cubic curve; two control points and end.
  case addCurveToPoint = 3
  /// Closes the subpath; no point.
  case closeSubpath = 4
}

/// A function that is called for each element of a path.
public typealias CGPathApplierFunction =
  (_ info: UnsafeMutableRawPointer?, _ element: UnsafePointer<CGPathElement>) -> Void

/// A segment of a path, as passed by `CGPath.applyWithBlock`.
public struct CGPathElement {
  /// The kind of segment, which determines the number of points.
  public var type: CGPathElementType
  /// The points of the segment.
  ///
  /// Valid only during the call.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element from its kind and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
