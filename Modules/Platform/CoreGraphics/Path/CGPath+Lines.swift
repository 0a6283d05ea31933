import Foundation

extension CGPath {
  /// The parts of the path's lines and curves that are inside the area of `other`, as open
  /// subpaths.
  ///
  /// O(n m) at worst, in the numbers of segments.
  ///
  /// - Parameters:
  ///   - other: The path of the area; open subpaths are closed.
  ///   - rule: The rule that says what its inside is.
  /// - Returns: A path of those parts, empty if there are none.
  public func lineIntersection(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath {
    cut(by: other, rule, keepsInside: true)
  }

  /// The parts of the path's lines and curves that are outside the area of `other`, as open
  /// subpaths.
  ///
  /// O(n m) at worst, in the numbers of segments.
  ///
  /// - Parameters:
  ///   - other: The path of the area; open subpaths are closed.
  ///   - rule: The rule that says what its inside is.
  /// - Returns: A path of those parts, empty if there are none.
  public func lineSubtracting(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath {
    cut(by: other, rule, keepsInside: false)
  }

  private func cut(by other: CGPath, _ rule: CGPathFillRule, keepsInside: Bool) -> CGPath {
    var cutter = LineCutter(AreaEdges(other), rule, keepsInside: keepsInside)
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      if let curve = CubicCurve(element, from: current) {
        cutter.add(curve)
        current = curve.end
        continue
      }
      switch element {
      case .move(let point):
        cutter.breakLine()
        (current, start) = (point, point)
      case .line(let point):
        cutter.addLine(from: current, to: point)
        current = point
      case .close:
        if current != start { cutter.addLine(from: current, to: start) }
        current = start
      case .quad, .curve: break
      }
    }
    return CGPath(elements: cutter.elements)
  }
}

/// The straight edges around a filled area.
private struct AreaEdges {
  private var edges: [(a: CGPoint, b: CGPoint)] = []
  private let box: CGRect

  init(_ path: CGPath) {
    box = path.boundingBox
    var edges: [(a: CGPoint, b: CGPoint)] = []
    path.forEachFlatSegment(tolerance: 0.005) { if $0 != $1 { edges.append(($0, $1)) } }
    self.edges = edges
  }

  func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
    guard box.contains(point) else { return false }
    var winding = 0
    for (a, b) in edges where (a.y <= point.y) != (b.y <= point.y) {
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > point.x { winding += a.y <= point.y ? 1 : -1 }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// The fractions of the line from `p` to `q` at which it crosses an edge, in order.
  func crossings(from p: CGPoint, to q: CGPoint) -> [CGFloat] {
    let line = CGRect(
      x: min(p.x, q.x),
      y: min(p.y, q.y),
      width: abs(q.x - p.x),
      height: abs(q.y - p.y)
    )
    guard line.minX <= box.maxX, line.maxX >= box.minX, line.minY <= box.maxY,
      line.maxY >= box.minY
    else { return [] }
    let d = CGPoint(x: q.x - p.x, y: q.y - p.y)
    var fractions: [CGFloat] = []
    for (a, b) in edges {
      guard max(a.x, b.x) >= line.minX, min(a.x, b.x) <= line.maxX,
        max(a.y, b.y) >= line.minY, min(a.y, b.y) <= line.maxY
      else { continue }
      let e = CGPoint(x: b.x - a.x, y: b.y - a.y)
      let determinant = d.x * e.y - d.y * e.x
      let offset = CGPoint(x: a.x - p.x, y: a.y - p.y)
      guard determinant != 0 else {
        // On a parallel edge, the inside may change at its ends.
        let length = d.x * d.x + d.y * d.y
        guard length > 0 else { continue }
        for end in [a, b] {
          let t = ((end.x - p.x) * d.x + (end.y - p.y) * d.y) / length
          if t > 0, t < 1 { fractions.append(t) }
        }
        continue
      }
      let t = (offset.x * e.y - offset.y * e.x) / determinant
      let u = (offset.x * d.y - offset.y * d.x) / determinant
      if t > 0, t < 1, u >= -1e-9, u <= 1 + 1e-9 { fractions.append(t) }
    }
    return fractions.sorted()
  }
}

/// Collects the parts of lines and curves on one side of an area's edges.
private struct LineCutter {
  private let area: AreaEdges
  private let rule: CGPathFillRule
  private let keepsInside: Bool
  private(set) var elements: [PathElement] = []
  /// The end of the last part; nil if the next part begins a subpath.
  private var end: CGPoint?

  init(_ area: AreaEdges, _ rule: CGPathFillRule, keepsInside: Bool) {
    self.area = area
    self.rule = rule
    self.keepsInside = keepsInside
  }

  mutating func breakLine() { end = nil }

  mutating func addLine(from a: CGPoint, to b: CGPoint) {
    let stops = [0] + area.crossings(from: a, to: b) + [1]
    func point(_ t: CGFloat) -> CGPoint {
      t == 0 ? a : t == 1 ? b : CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    for (from, to) in kept(stops, point) {
      begin(at: point(from))
      elements.append(.line(point(to)))
      end = point(to)
    }
  }

  mutating func add(_ curve: CubicCurve) {
    let steps = curve.steps(tolerance: 0.005)
    var stops: [CGFloat] = [0]
    var last = curve.start
    for step in 1...steps {
      let next = curve.point(at: CGFloat(step) / CGFloat(steps))
      for t in area.crossings(from: last, to: next) {
        stops.append((CGFloat(step - 1) + t) / CGFloat(steps))
      }
      // A crossing at the joint of two chords is on neither.
      if step < steps { stops.append(CGFloat(step) / CGFloat(steps)) }
      last = next
    }
    stops.append(1)
    for (from, to) in kept(stops, curve.point) {
      let part = from == 0 && to == 1 ? curve : curve.part(from: from, to: to)
      begin(at: part.start)
      elements.append(.curve(part.control1, part.control2, part.end))
      end = part.end
    }
  }

  private mutating func begin(at point: CGPoint) {
    if end != point { elements.append(.move(point)) }
  }

  /// The ranges between stops that are on the side to keep, joined where they meet.
  private func kept(
    _ stops: [CGFloat],
    _ point: (CGFloat) -> CGPoint
  ) -> [(from: CGFloat, to: CGFloat)] {
    var ranges: [(from: CGFloat, to: CGFloat)] = []
    for (from, to) in zip(stops, stops.dropFirst()) where to > from {
      guard area.contains(point((from + to) / 2), rule) == keepsInside else { continue }
      if let last = ranges.last, last.to == from {
        ranges[ranges.count - 1].to = to
      } else {
        ranges.append((from, to))
      }
    }
    return ranges
  }
}
