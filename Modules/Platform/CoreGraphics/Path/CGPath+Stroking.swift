public import Foundation

extension CGPath {
  /// The outline of the stroked path, as a path to be filled with the winding rule.
  ///
  /// Curves are approximated by straight lines.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the stroke.
  ///   - lineCap: The style of the ends of open subpaths.
  ///   - lineJoin: The style of line joins.
  ///   - miterLimit: The miter limit, in line widths.
  ///   - transform: Applied to the points first; none by default.
  /// - Returns: The outline.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0 else { return CGPath(elements: []) }
    let path = transform.isIdentity ? self : applying(transform)
    var outline = StrokeOutline(
      radius: lineWidth / 2,
      cap: lineCap,
      join: lineJoin,
      miterLimit: miterLimit
    )
    for (points, isClosed) in path.flatPieces { outline.add(points, isClosed: isClosed) }
    return CGPath(elements: outline.elements)
  }

  /// The subpaths as points joined by straight lines, without successive duplicates.
  private var flatPieces: [(points: [CGPoint], isClosed: Bool)] {
    var pieces: [(points: [CGPoint], isClosed: Bool)] = []
    var points: [CGPoint] = []
    func finish(isClosed: Bool) {
      if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
      if !points.isEmpty { pieces.append((points, isClosed)) }
    }
    var hasLine = false
    for element in flattened(threshold: 0.05).elements {
      switch element {
      case .move(let point):
        if hasLine { finish(isClosed: false) }
        points = [point]
        hasLine = false
      case .line(let point), .quad(_, let point), .curve(_, _, let point):
        if points.last != point { points.append(point) }
        hasLine = true
      case .close:
        finish(isClosed: true)
        points = Array(points.prefix(1))
        hasLine = false
      }
    }
    if hasLine { finish(isClosed: false) }
    return pieces
  }
}

/// Builds the outline of lines.
private struct StrokeOutline {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  private(set) var elements: [PathElement] = []
  private var side: [CGPoint] = []

  init(radius: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    self.radius = radius
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  mutating func add(_ points: [CGPoint], isClosed: Bool) {
    guard points.count > 1 else { return addDot(at: points[0]) }
    if isClosed && points.count > 2 {
      addRing(points)
      addRing(points.reversed())
    } else {
      addSide(points)
      addCap(at: points[points.count - 1], from: points[points.count - 2])
      addSide(points.reversed())
      addCap(at: points[0], from: points[1])
      close()
    }
  }

  /// Adds a line of length zero, of which only the caps are visible.
  private mutating func addDot(at point: CGPoint) {
    guard cap != .butt else { return }
    let ahead = CGPoint(x: point.x + radius, y: point.y)
    let back = CGPoint(x: point.x - radius, y: point.y)
    addCap(at: point, from: back)
    addCap(at: point, from: ahead)
    close()
  }

  private mutating func addRing(_ points: [CGPoint]) {
    for index in points.indices {
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      addJoin(at: points[index], from: before, to: after)
    }
    close()
  }

  /// Adds one side of an open line, from its first point to its last.
  private mutating func addSide(_ points: [CGPoint]) {
    side.append(offset(points[0], along: points[0], points[1]))
    for index in points.indices.dropFirst().dropLast() {
      addJoin(at: points[index], from: points[index - 1], to: points[index + 1])
    }
    let last = points.count - 1
    side.append(offset(points[last], along: points[last - 1], points[last]))
  }

  private mutating func addJoin(at point: CGPoint, from before: CGPoint, to after: CGPoint) {
    let start = angle(before, point)
    var turn = angle(point, after) - start
    while turn > .pi { turn -= 2 * .pi }
    while turn <= -.pi { turn += 2 * .pi }
    let first = around(point, start - .pi / 2)
    let last = around(point, start + turn - .pi / 2)
    side.append(first)
    if turn < 0 {
      // On the inner side the lines overlap.
      side.append(point)
    } else {
      switch join {
      case .round: addArc(around: point, from: start - .pi / 2, turn: turn)
      case .miter:
        let half = cos(turn / 2)
        if half > 1e-6, 1 / half <= miterLimit {
          let reach = radius / half
          let middle = start + turn / 2 - .pi / 2
          side.append(CGPoint(x: point.x + cos(middle) * reach, y: point.y + sin(middle) * reach))
        }
      case .bevel: break
      }
    }
    side.append(last)
  }

  private mutating func addCap(at point: CGPoint, from before: CGPoint) {
    let direction = angle(before, point)
    switch cap {
    case .butt: break
    case .round:
      side.append(around(point, direction - .pi / 2))
      addArc(around: point, from: direction - .pi / 2, turn: .pi)
      side.append(around(point, direction + .pi / 2))
    case .square:
      let (dx, dy) = (cos(direction) * radius, sin(direction) * radius)
      for edge in [around(point, direction - .pi / 2), around(point, direction + .pi / 2)] {
        side.append(CGPoint(x: edge.x + dx, y: edge.y + dy))
      }
    }
  }

  /// Adds the points of an arc, without its ends.
  private mutating func addArc(around point: CGPoint, from start: CGFloat, turn: CGFloat) {
    let step = 2 * acos(max(0, 1 - 0.05 / max(radius, 0.1)))
    let count = max(1, Int((turn / step).rounded(.up)))
    for index in 1..<max(count, 1) {
      side.append(around(point, start + turn * CGFloat(index) / CGFloat(count)))
    }
  }

  private mutating func close() {
    guard let first = side.first else { return }
    elements.append(.move(first))
    for point in side.dropFirst() { elements.append(.line(point)) }
    elements.append(.close)
    side = []
  }

  private func angle(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
    atan2(to.y - from.y, to.x - from.x)
  }

  private func around(_ point: CGPoint, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: point.x + cos(angle) * radius, y: point.y + sin(angle) * radius)
  }

  private func offset(_ point: CGPoint, along from: CGPoint, _ to: CGPoint) -> CGPoint {
    around(point, angle(from, to) - .pi / 2)
  }
}
