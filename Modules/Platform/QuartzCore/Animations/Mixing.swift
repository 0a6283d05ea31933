import CoreGraphics
import Foundation

extension CGColor {
  /// Interpolates between two colors; nil is the other color with alpha 0.
  static func mix(_ a: CGColor?, _ b: CGColor?, _ t: CGFloat) -> CGColor? {
    guard let first = a ?? b?.copy(alpha: 0), let last = b ?? a?.copy(alpha: 0) else { return nil }
    if t == 0 { return a }
    if t == 1 { return b }
    // A transparent color has no hue: use the other one's.
    let from = first.alpha == 0 ? last.copy(alpha: 0) ?? first : first
    let to = last.alpha == 0 ? first.copy(alpha: 0) ?? last : last
    func part(_ x: CGFloat, _ y: CGFloat) -> CGFloat { min(max(x + (y - x) * t, 0), 1) }
    return CGColor(
      srgbRed: part(from.red, to.red),
      green: part(from.green, to.green),
      blue: part(from.blue, to.blue),
      alpha: part(from.alpha, to.alpha)
    )
  }
}

extension CGPath {
  /// Interpolates between two paths; nil if their elements do not match.
  static func mix(_ a: CGPath, _ b: CGPath, _ t: CGFloat) -> CGPath? {
    guard a.elements.count == b.elements.count else { return nil }
    let result = CGMutablePath()
    func point(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
    }
    for (first, second) in zip(a.elements, b.elements) {
      switch (first, second) {
      case (.move(let p), .move(let q)): result.move(to: point(p, q))
      case (.line(let p), .line(let q)): result.addLine(to: point(p, q))
      case (.quad(let c, let p), .quad(let d, let q)):
        result.addQuadCurve(to: point(p, q), control: point(c, d))
      case (.curve(let c1, let c2, let p), .curve(let d1, let d2, let q)):
        result.addCurve(to: point(p, q), control1: point(c1, d1), control2: point(c2, d2))
      case (.close, .close): result.closeSubpath()
      default: return nil
      }
    }
    return result
  }

  /// The part of the path between two fractions of its length.
  func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    var pieces: [[CGPoint]] = []
    var subpath: [PathElement] = []
    for element in elements {
      if case .move = element, !subpath.isEmpty {
        pieces.append(CGPath.line(subpath))
        subpath = []
      }
      subpath.append(element)
    }
    if !subpath.isEmpty { pieces.append(CGPath.line(subpath)) }
    func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
    }
    let total = pieces.reduce(CGFloat(0)) { sum, points in
      sum + zip(points, points.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
    }
    let result = CGMutablePath()
    var passed: CGFloat = 0
    for points in pieces {
      var isOpen = false
      for (a, b) in zip(points, points.dropFirst()) {
        let step = length(a, b)
        guard step > 0 else { continue }
        let low = max((start * total - passed) / step, 0)
        let high = min((end * total - passed) / step, 1)
        passed += step
        guard low < high else { continue }
        func at(_ t: CGFloat) -> CGPoint {
          CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        if !isOpen { result.move(to: at(low)) }
        isOpen = true
        result.addLine(to: at(high))
      }
    }
    return result
  }

  private static func line(_ elements: [PathElement]) -> [CGPoint] {
    let path = CGMutablePath()
    for element in elements {
      switch element {
      case .move(let p): path.move(to: p)
      case .line(let p): path.addLine(to: p)
      case .quad(let c, let p): path.addQuadCurve(to: p, control: c)
      case .curve(let c1, let c2, let p): path.addCurve(to: p, control1: c1, control2: c2)
      case .close: path.closeSubpath()
      }
    }
    return path.pointsAlong()
  }

  /// Points along the path, dense enough to be joined by straight lines.
  func pointsAlong() -> [CGPoint] {
    var points: [CGPoint] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func add(_ point: CGPoint) {
      points.append(point)
      current = point
    }
    func sample(from: CGPoint, _ curve: (CGFloat, CGFloat, CGPoint) -> CGPoint) {
      for step in 1...32 {
        let t = CGFloat(step) / 32
        add(curve(t, 1 - t, from))
      }
    }
    for element in elements {
      switch element {
      case .move(let p):
        start = p
        add(p)
      case .line(let p): add(p)
      case .quad(let c, let p):
        sample(from: current) { t, u, from in
          CGPoint(
            x: u * u * from.x + 2 * u * t * c.x + t * t * p.x,
            y: u * u * from.y + 2 * u * t * c.y + t * t * p.y
          )
        }
      case .curve(let c1, let c2, let p):
        sample(from: current) { t, u, from in
          CGPoint(
            x: u * u * u * from.x + 3 * u * u * t * c1.x + 3 * u * t * t * c2.x + t * t * t * p.x,
            y: u * u * u * from.y + 3 * u * u * t * c1.y + 3 * u * t * t * c2.y + t * t * t * p.y
          )
        }
      case .close: add(start)
      }
    }
    return points
  }
}
