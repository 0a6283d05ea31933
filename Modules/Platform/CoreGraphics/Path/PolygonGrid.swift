import Foundation

/// A point on the grid of a set operation.
struct GridPoint: Hashable {
  var x: Int64
  var y: Int64
}

/// Paths as polygons on a grid of integers, and the way back from polygons to paths.
///
/// The grid knows which of its points lie on which curve, and at which parameter, so that the parts
/// of curves in a polygon become curves again.
struct PolygonGrid {
  /// A point of a curve.
  private struct Sample {
    var curve: Int
    var step: Int
  }

  /// A curve of a path, in points, and the number of chords that represent it.
  private struct GridCurve {
    var shape: CubicCurve
    var steps: Int
  }

  /// A part of a curve along an edge of a polygon.
  private struct CurvePart {
    var curve: Int
    var from: CGFloat
    var to: CGFloat

    /// Whether `next` goes on in the same direction.
    func continues(with next: CurvePart) -> Bool {
      curve == next.curve && abs(to - next.from) < 1e-9
        && (to >= from) == (next.to >= next.from)
    }
  }

  private let origin: CGPoint
  private let scale: CGFloat
  private let tolerance: CGFloat
  private var curves: [GridCurve] = []
  private var samples: [GridPoint: [Sample]] = [:]
  /// The points of paths as they were before they were rounded to the grid.
  private var exact: [GridPoint: CGPoint] = [:]

  /// Makes the finest grid that the paths fit in, with coordinates of less than 30 bits; nil if
  /// they have no points.
  init?(covering paths: [CGPath]) {
    let box = paths.reduce(CGRect.null) { $0.union($1.boundingBox) }
    guard !box.isNull, box.minX.isFinite, box.minY.isFinite, box.maxX.isFinite, box.maxY.isFinite
    else { return nil }
    let extent = max(box.width, box.height, 1e-3) / 2 + 1
    // Powers of two, and an origin of whole numbers, keep simple coordinates exact.
    scale = CGFloat(sign: .plus, exponent: 28 - Int(extent.exponent), significand: 1)
    origin = CGPoint(x: box.midX.rounded(), y: box.midY.rounded())
    tolerance = min(max(extent / 50_000, 1e-6), 0.005)
  }

  // MARK: Paths to polygons

  /// The closed polygons of a path's subpaths.
  mutating func polygons(of path: CGPath) -> [[GridPoint]] {
    var polygons: [[GridPoint]] = []
    var points: [GridPoint] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    func add(_ point: GridPoint) {
      if points.last != point { points.append(point) }
    }
    func finish() {
      if points.count > 2 { polygons.append(points) }
      points = []
    }
    for element in path.elements {
      if let curve = CubicCurve(element, from: current) {
        if points.isEmpty { add(place(current)) }
        for point in sampled(curve) { add(point) }
        current = curve.end
        continue
      }
      switch element {
      case .move(let point):
        finish()
        (current, start) = (point, point)
        add(place(point))
      case .line(let point):
        if points.isEmpty { add(place(current)) }
        add(place(point))
        current = point
      case .close:
        finish()
        current = start
      case .quad, .curve: break
      }
    }
    finish()
    return polygons
  }

  private mutating func place(_ point: CGPoint) -> GridPoint {
    let placed = rounded(point)
    if exact[placed] == nil { exact[placed] = point }
    return placed
  }

  private func rounded(_ point: CGPoint) -> GridPoint {
    GridPoint(
      x: Int64(((point.x - origin.x) * scale).rounded()),
      y: Int64(((point.y - origin.y) * scale).rounded())
    )
  }

  private mutating func sampled(_ shape: CubicCurve) -> [GridPoint] {
    let steps = shape.steps(tolerance: tolerance)
    let curve = curves.count
    curves.append(GridCurve(shape: shape, steps: steps))
    let points = (0...steps).map { step in
      let point = shape.point(at: CGFloat(step) / CGFloat(steps))
      let placed = step == 0 || step == steps ? place(point) : rounded(point)
      samples[placed, default: []].append(Sample(curve: curve, step: step))
      return placed
    }
    return points
  }

  // MARK: Polygons to paths

  /// The closed subpath of a polygon, with curves where it follows those of the paths.
  func outline(along points: [GridPoint]) -> [PathElement] {
    guard points.count > 2 else { return [] }
    let parts = points.indices.map { curvePart(from: points[$0], to: points[next($0, points)]) }
    // Begins where no curve is cut.
    let first = points.indices.first { index in
      let before = parts[(index + points.count - 1) % points.count]
      guard let before, let part = parts[index] else { return true }
      return !before.continues(with: part)
    }
    let start = first ?? 0
    var elements = [PathElement.move(location(of: points[start]))]
    var run: CurvePart?
    var runEnd = points[start]
    func finishRun() {
      guard let part = run else { return }
      run = nil
      let curve = curves[part.curve].shape.part(from: part.from, to: part.to)
      elements.append(.curve(curve.control1, curve.control2, location(of: runEnd)))
    }
    for offset in points.indices {
      let index = (start + offset) % points.count
      let end = points[next(index, points)]
      if let part = parts[index] {
        if let current = run, current.continues(with: part) {
          run?.to = part.to
        } else {
          finishRun()
          run = part
        }
        runEnd = end
      } else {
        finishRun()
        // The last straight line is that of closing.
        if offset < points.count - 1 { elements.append(.line(location(of: end))) }
      }
    }
    finishRun()
    elements.append(.close)
    return elements
  }

  private func next(_ index: Int, _ points: [GridPoint]) -> Int {
    index + 1 < points.count ? index + 1 : 0
  }

  private func location(of point: GridPoint) -> CGPoint {
    exact[point]
      ?? CGPoint(x: origin.x + CGFloat(point.x) / scale, y: origin.y + CGFloat(point.y) / scale)
  }

  /// The part of a curve that an edge is on: a whole chord, or a piece of one between crossings.
  private func curvePart(from a: GridPoint, to b: GridPoint) -> CurvePart? {
    let (first, last) = (samples[a] ?? [], samples[b] ?? [])
    for one in first {
      for other in last where one.curve == other.curve && abs(one.step - other.step) == 1 {
        let steps = CGFloat(curves[one.curve].steps)
        return CurvePart(
          curve: one.curve,
          from: CGFloat(one.step) / steps,
          to: CGFloat(other.step) / steps
        )
      }
    }
    for sample in first {
      if let t = parameter(of: b, near: sample) {
        let from = CGFloat(sample.step) / CGFloat(curves[sample.curve].steps)
        return CurvePart(curve: sample.curve, from: from, to: t)
      }
    }
    for sample in last {
      if let t = parameter(of: a, near: sample) {
        let to = CGFloat(sample.step) / CGFloat(curves[sample.curve].steps)
        return CurvePart(curve: sample.curve, from: t, to: to)
      }
    }
    return nil
  }

  /// The parameter of a point on one of the two chords that meet in a sample; nil if it is on
  /// neither.
  private func parameter(of point: GridPoint, near sample: Sample) -> CGFloat? {
    let curve = curves[sample.curve]
    let steps = CGFloat(curve.steps)
    let at = curve.shape.point(at: CGFloat(sample.step) / steps)
    let place = location(of: point)
    for step in [sample.step - 1, sample.step + 1] where step >= 0 && step <= curve.steps {
      let other = curve.shape.point(at: CGFloat(step) / steps)
      let chord = CGPoint(x: other.x - at.x, y: other.y - at.y)
      let offset = CGPoint(x: place.x - at.x, y: place.y - at.y)
      let length = (chord.x * chord.x + chord.y * chord.y).squareRoot()
      guard length > 0 else { continue }
      let along = (offset.x * chord.x + offset.y * chord.y) / (length * length)
      let away = abs(offset.x * chord.y - offset.y * chord.x) / length
      // Crossings are rounded to the grid.
      guard along > 0, along < 1, away <= 2 / scale else { continue }
      return (CGFloat(sample.step) + along * CGFloat(step - sample.step)) / steps
    }
    return nil
  }
}
