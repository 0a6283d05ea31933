package import Foundation

/// A projective map from one plane to another, as seen by an eye in front of it.
///
/// A point (x, y) maps to (X / W, Y / W), with X = a x + c y + tx, Y = b x + d y + ty and W = g x +
/// h y + w. Points with W <= 0 are behind the eye and not visible.
package struct PlaneMap: Equatable, Sendable {
  package var a: CGFloat = 1
  package var b: CGFloat = 0
  package var c: CGFloat = 0
  package var d: CGFloat = 1
  package var tx: CGFloat = 0
  package var ty: CGFloat = 0
  package var g: CGFloat = 0
  package var h: CGFloat = 0
  package var w: CGFloat = 1

  /// The smallest W that is drawn, which is an enlargement by 100.
  package static let nearest: CGFloat = 0.01

  /// Makes the identity map.
  package init() {}

  /// Makes a map from an affine transform.
  package init(_ t: CGAffineTransform) {
    (a, b, c, d, tx, ty) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
  }

  /// The equivalent affine transform; nil if W is not constant, or if the plane is behind the eye.
  package var affine: CGAffineTransform? {
    // The error is less than a hundredth of a point over ten thousand points.
    guard w > Self.nearest, abs(g) < 1e-10 * w, abs(h) < 1e-10 * w else { return nil }
    guard w != 1 else { return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
    return CGAffineTransform(a: a / w, b: b / w, c: c / w, d: d / w, tx: tx / w, ty: ty / w)
  }

  /// This map, followed by `t`.
  package func concatenating(_ t: CGAffineTransform) -> PlaneMap {
    var result = self
    result.a = a * t.a + b * t.c + g * t.tx
    result.b = a * t.b + b * t.d + g * t.ty
    result.c = c * t.a + d * t.c + h * t.tx
    result.d = c * t.b + d * t.d + h * t.ty
    result.tx = tx * t.a + ty * t.c + w * t.tx
    result.ty = tx * t.b + ty * t.d + w * t.ty
    return result
  }

  /// This map, followed by `m`.
  package func concatenating(_ m: PlaneMap) -> PlaneMap {
    var result = PlaneMap()
    result.a = a * m.a + b * m.c + g * m.tx
    result.b = a * m.b + b * m.d + g * m.ty
    result.g = a * m.g + b * m.h + g * m.w
    result.c = c * m.a + d * m.c + h * m.tx
    result.d = c * m.b + d * m.d + h * m.ty
    result.h = c * m.g + d * m.h + h * m.w
    result.tx = tx * m.a + ty * m.c + w * m.tx
    result.ty = tx * m.b + ty * m.d + w * m.ty
    result.w = tx * m.g + ty * m.h + w * m.w
    return result
  }

  /// Positive if the plane is seen from the front, negative from behind, and 0 edge-on.
  package var determinant: CGFloat {
    a * (d * w - h * ty) - b * (c * w - h * tx) + g * (c * ty - d * tx)
  }

  /// The inverse map, whose W is the reciprocal of this map's W; nil if the plane is edge-on.
  package func inverted() -> PlaneMap? {
    let determinant = determinant
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    var result = PlaneMap()
    result.a = (d * w - h * ty) / determinant
    result.b = (g * ty - b * w) / determinant
    result.g = (b * h - d * g) / determinant
    result.c = (h * tx - c * w) / determinant
    result.d = (a * w - g * tx) / determinant
    result.h = (c * g - a * h) / determinant
    result.tx = (c * ty - d * tx) / determinant
    result.ty = (b * tx - a * ty) / determinant
    result.w = (a * d - b * c) / determinant
    return result
  }

  /// The W of a point; 0 or negative behind the eye.
  package func depth(at p: CGPoint) -> CGFloat { g * p.x + h * p.y + w }

  /// Maps a point; one behind the eye maps to the intersection of the line through both with the
  /// plane.
  package func map(_ p: CGPoint) -> CGPoint {
    var depth = depth(at: p)
    if abs(depth) < 1e-9 { depth = depth < 0 ? -1e-9 : 1e-9 }
    return CGPoint(x: (a * p.x + c * p.y + tx) / depth, y: (b * p.x + d * p.y + ty) / depth)
  }

  /// The bounding box of the visible part of the mapped rectangle; null if nothing is visible.
  package func map(_ rect: CGRect) -> CGRect { seen(rect)?.image ?? .null }

  /// The scale factors along x and y at `p`.
  package func stretch(at p: CGPoint) -> CGSize {
    let depth = max(depth(at: p), Self.nearest)
    let q = map(p)
    return CGSize(
      width: hypot(a - q.x * g, b - q.y * g) / depth,
      height: hypot(c - q.x * h, d - q.y * h) / depth
    )
  }

  /// The visible part of a rectangle, and its image.
  package struct Sight: Equatable, Sendable {
    package var source: CGRect
    package var image: CGRect
  }

  /// The visible part of `rect` within a window.
  ///
  /// Returns the bounding boxes of the part and of its image; nil if nothing is visible.
  package func seen(_ rect: CGRect, in window: CGRect? = nil) -> Sight? {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    var corners = [
      Corner(rect.minX, rect.minY, self), Corner(rect.maxX, rect.minY, self),
      Corner(rect.maxX, rect.maxY, self), Corner(rect.minX, rect.maxY, self),
    ]
    Self.cut(&corners) { $0.depth - Self.nearest }
    if let window {
      Self.cut(&corners) { $0.image.x - window.minX * $0.depth }
      Self.cut(&corners) { window.maxX * $0.depth - $0.image.x }
      Self.cut(&corners) { $0.image.y - window.minY * $0.depth }
      Self.cut(&corners) { window.maxY * $0.depth - $0.image.y }
    }
    guard !corners.isEmpty else { return nil }
    return Sight(
      source: Self.bounds(of: corners.map(\.source)),
      image: Self.bounds(
        of: corners.map { CGPoint(x: $0.image.x / $0.depth, y: $0.image.y / $0.depth) }
      )
    )
  }

  private static func bounds(of points: [CGPoint]) -> CGRect {
    let (x, y) = (points.map(\.x), points.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return .null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A corner of the visible part; its image is not yet divided by the depth.
  private struct Corner {
    var source: CGPoint
    var image: CGPoint
    var depth: CGFloat

    init(_ x: CGFloat, _ y: CGFloat, _ m: PlaneMap) {
      source = CGPoint(x: x, y: y)
      image = CGPoint(x: m.a * x + m.c * y + m.tx, y: m.b * x + m.d * y + m.ty)
      depth = m.g * x + m.h * y + m.w
    }

    init(_ p: Corner, _ q: Corner, _ t: CGFloat) {
      func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      source = mix(p.source, q.source)
      image = mix(p.image, q.image)
      depth = p.depth + (q.depth - p.depth) * t
    }
  }

  /// Cuts off the part of a convex polygon where `distance` is negative (Sutherland and Hodgman).
  private static func cut(_ corners: inout [Corner], _ distance: (Corner) -> CGFloat) {
    guard corners.contains(where: { distance($0) < 0 }) else { return }
    var result: [Corner] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let (here, there) = (distance(corner), distance(next))
      if here >= 0 { result.append(corner) }
      if (here < 0) != (there < 0) { result.append(Corner(corner, next, here / (here - there))) }
    }
    corners = result
  }
}
