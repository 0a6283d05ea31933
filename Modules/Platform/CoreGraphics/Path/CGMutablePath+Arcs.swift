public import Foundation

extension CGMutablePath {
  /// Adds an arc, joined to the current point by a line.
  ///
  /// Angles are radians from the x axis towards the y axis.
  ///
  /// `clockwise` is relative to a y axis that points up: true decreases the angle. On a screen,
  /// whose y axis points down, the direction appears reversed, as in Apple's Core Graphics.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if clockwise {
      if delta > 0 { delta -= turn * (delta / turn).rounded(.up) }
      if delta < -turn { delta = -turn }
    } else {
      if delta < 0 { delta += turn * (-delta / turn).rounded(.up) }
      if delta > turn { delta = turn }
    }
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: delta,
      transform: transform
    )
  }

  /// Adds an arc with a sweep angle in radians, joined to the current point by a line.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(Double(angle))),
        y: center.y + radius * CGFloat(sin(Double(angle)))
      )
    }
    let start = point(startAngle)
    if isEmpty {
      move(to: start, transform: transform)
    } else {
      addLine(to: start, transform: transform)
    }
    guard delta != 0, delta.isFinite else { return }
    let pieces = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(pieces)
    let reach = radius * CGFloat(tan(Double(step) / 4)) * 4 / 3
    var angle = startAngle
    for _ in 0..<pieces {
      let next = angle + step
      let (from, to) = (point(angle), point(next))
      let (s0, c0) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
      let (s1, c1) = (CGFloat(sin(Double(next))), CGFloat(cos(Double(next))))
      addCurve(
        to: to,
        control1: CGPoint(x: from.x - reach * s0, y: from.y + reach * c0),
        control2: CGPoint(x: to.x + reach * s1, y: to.y - reach * c1),
        transform: transform
      )
      angle = next
    }
  }

  /// Adds an arc of a circle that touches two lines: from the current point to the first tangent
  /// point, and on to the second.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = transform.isIdentity ? currentPoint : currentPoint.applying(transform.inverted())
    let v1 = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
    let v2 = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let l1 = (v1.dx * v1.dx + v1.dy * v1.dy).squareRoot()
    let l2 = (v2.dx * v2.dx + v2.dy * v2.dy).squareRoot()
    let cross = v1.dx * v2.dy - v1.dy * v2.dx
    guard l1 > 0, l2 > 0, abs(cross) > 1e-9 * l1 * l2, radius > 0 else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    let cosine = max(-1, min(1, (v1.dx * v2.dx + v1.dy * v2.dy) / (l1 * l2)))
    let half = acos(Double(cosine)) / 2
    let distance = radius / CGFloat(tan(half))
    let from = CGPoint(
      x: tangent1End.x + v1.dx / l1 * distance,
      y: tangent1End.y + v1.dy / l1 * distance
    )
    // The center is off the first line, on the side of the second.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: from.x - v1.dy / l1 * radius * side,
      y: from.y + v1.dx / l1 * radius * side
    )
    let to = CGPoint(
      x: tangent1End.x + v2.dx / l2 * distance,
      y: tangent1End.y + v2.dy / l2 * distance
    )
    addArc(
      center: center,
      radius: radius,
      startAngle: CGFloat(atan2(Double(from.y - center.y), Double(from.x - center.x))),
      endAngle: CGFloat(atan2(Double(to.y - center.y), Double(to.x - center.x))),
      clockwise: cross > 0,
      transform: transform
    )
  }
}
