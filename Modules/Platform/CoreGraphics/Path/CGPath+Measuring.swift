public import Foundation

extension CGPath {
  /// The bounding box of the lines and curves, without control points; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var box = PointBounds()
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p):
        (current, start) = (p, p)
        box.add(p)
      case .line(let p):
        current = p
        box.add(p)
      case .quad(let c, let p):
        let (c1, c2) = cubicControls(from: current, control: c, to: p)
        addExtremes(of: current, c1, c2, p, to: &box)
        current = p
      case .curve(let c1, let c2, let p):
        addExtremes(of: current, c1, c2, p, to: &box)
        current = p
      case .close: current = start
      }
    }
    return box.rect
  }

  /// Whether a point is inside the path, with a fill rule.
  ///
  /// Takes time linear in the number of segments.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let mapped = transform.isIdentity ? self : applying(transform)
    if transform.isIdentity, case .roundedRect(let rounded) = shape {
      return rounded.contains(point)
    }
    guard mapped.boundingBox.contains(point) else { return false }
    var winding = 0
    mapped.forEachFlatSegment(tolerance: 0.05) { a, b in
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      guard x > point.x else { return }
      winding += a.y <= point.y ? 1 : -1
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Calls a closure with straight segments that approximate the path.
  ///
  /// Open subpaths are closed, as for filling, unless requested otherwise.
  package func forEachFlatSegment(
    tolerance: CGFloat,
    closing: Bool = true,
    _ body: (CGPoint, CGPoint) -> Void
  ) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p):
        if closing, current != start { body(current, start) }
        (current, start) = (p, p)
      case .line(let p):
        body(current, p)
        current = p
      case .quad(let c, let p):
        let (c1, c2) = cubicControls(from: current, control: c, to: p)
        flatten(current, c1, c2, p, tolerance, body)
        current = p
      case .curve(let c1, let c2, let p):
        flatten(current, c1, c2, p, tolerance, body)
        current = p
      case .close:
        if current != start { body(current, start) }
        current = start
      }
    }
    if closing, current != start { body(current, start) }
  }
}

/// The control points of the cubic curve that is equal to a quadratic one.
package func cubicControls(
  from start: CGPoint,
  control: CGPoint,
  to end: CGPoint
) -> (CGPoint, CGPoint) {
  (
    CGPoint(
      x: start.x + (control.x - start.x) * 2 / 3,
      y: start.y + (control.y - start.y) * 2 / 3
    ),
    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
  )
}

func cubicPoint(
  _ p0: CGPoint,
  _ p1: CGPoint,
  _ p2: CGPoint,
  _ p3: CGPoint,
  _ t: CGFloat
) -> CGPoint {
  let u = 1 - t
  let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
  return CGPoint(
    x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
    y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y
  )
}

private func flatten(
  _ p0: CGPoint,
  _ p1: CGPoint,
  _ p2: CGPoint,
  _ p3: CGPoint,
  _ tolerance: CGFloat,
  _ body: (CGPoint, CGPoint) -> Void
) {
  let steps = flatteningSteps(p0, p1, p2, p3, tolerance)
  var previous = p0
  for step in 1...steps {
    let next = step == steps ? p3 : cubicPoint(p0, p1, p2, p3, CGFloat(step) / CGFloat(steps))
    body(previous, next)
    previous = next
  }
}

/// The number of equal steps of a cubic curve's parameter whose chords are within `tolerance` of
/// the curve, at most 500.
func flatteningSteps(
  _ p0: CGPoint,
  _ p1: CGPoint,
  _ p2: CGPoint,
  _ p3: CGPoint,
  _ tolerance: CGFloat
) -> Int {
  // The second differences bound the distance of a chord from the curve.
  let dx = max(abs(p0.x - 2 * p1.x + p2.x), abs(p1.x - 2 * p2.x + p3.x))
  let dy = max(abs(p0.y - 2 * p1.y + p2.y), abs(p1.y - 2 * p2.y + p3.y))
  let bound = Double((dx * dx + dy * dy).squareRoot() * 0.75 / tolerance)
  return bound.isFinite ? max(1, min(500, Int(bound.squareRoot().rounded(.up)))) : 1
}

private func addExtremes(
  of p0: CGPoint,
  _ p1: CGPoint,
  _ p2: CGPoint,
  _ p3: CGPoint,
  to box: inout PointBounds
) {
  box.add(p0)
  box.add(p3)
  for t in extremes(p0.x, p1.x, p2.x, p3.x) + extremes(p0.y, p1.y, p2.y, p3.y) {
    box.add(cubicPoint(p0, p1, p2, p3, t))
  }
}

/// The parameters, between 0 and 1, at which the derivative of one coordinate of a cubic curve is
/// zero.
private func extremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
  let a = p3 - 3 * p2 + 3 * p1 - p0
  let b = 2 * (p2 - 2 * p1 + p0)
  let c = p1 - p0
  let roots: [CGFloat]
  if abs(a) < 1e-9 {
    roots = abs(b) < 1e-9 ? [] : [-c / b]
  } else {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }
  return roots.filter { $0 > 0 && $0 < 1 }
}
