import Foundation

/// A cubic Bézier curve.
struct CubicCurve {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  /// The point at a parameter from 0 to 1.
  func point(at t: CGFloat) -> CGPoint {
    if t == 0 { return start }
    if t == 1 { return end }
    return cubicPoint(start, control1, control2, end, t)
  }

  /// The number of equal steps of the parameter whose chords are within `tolerance` of the curve.
  func steps(tolerance: CGFloat) -> Int {
    flatteningSteps(start, control1, control2, end, tolerance)
  }

  /// The part of the curve between two parameters; reversed if `from` is the greater one.
  func part(from: CGFloat, to: CGFloat) -> CubicCurve {
    let (p, q) = (point(at: from), point(at: to))
    let third = (to - from) / 3
    let (u, v) = (derivative(at: from), derivative(at: to))
    return CubicCurve(
      start: p,
      control1: CGPoint(x: p.x + u.x * third, y: p.y + u.y * third),
      control2: CGPoint(x: q.x - v.x * third, y: q.y - v.y * third),
      end: q
    )
  }

  private func derivative(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    func part(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c))
    }
    return CGPoint(
      x: part(start.x, control1.x, control2.x, end.x),
      y: part(start.y, control1.y, control2.y, end.y)
    )
  }
}

extension CubicCurve {
  /// The curve of a segment of a path that begins at `start`; nil if the segment is straight.
  init?(_ element: PathElement, from start: CGPoint) {
    switch element {
    case .quad(let control, let end):
      let (c1, c2) = cubicControls(from: start, control: control, to: end)
      self.init(start: start, control1: c1, control2: c2, end: end)
    case .curve(let c1, let c2, let end):
      self.init(start: start, control1: c1, control2: c2, end: end)
    case .move, .line, .close: return nil
    }
  }
}
