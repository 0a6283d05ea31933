import Foundation

/// Closed outlines made of straight pieces, in scene units.
struct ArtPath {
  var contours: [[ArtPoint]] = []

  init() {}

  init(_ points: [ArtPoint]) {
    contours = [points]
  }

  static func rect(_ x: Float, _ y: Float, _ width: Float, _ height: Float) -> ArtPath {
    ArtPath([
      ArtPoint(x, y), ArtPoint(x + width, y), ArtPoint(x + width, y + height),
      ArtPoint(x, y + height),
    ])
  }

  static func circle(_ x: Float, _ y: Float, _ radius: Float) -> ArtPath {
    ellipse(x, y, radius, radius)
  }

  /// An ellipse, turned by an angle in radians.
  static func ellipse(
    _ x: Float,
    _ y: Float,
    _ rx: Float,
    _ ry: Float,
    turned angle: Float = 0
  ) -> ArtPath {
    superellipse(x, y, rx, ry, exponent: 2, turned: angle)
  }

  /// An ellipse that is boxier with a larger exponent.
  static func superellipse(
    _ x: Float,
    _ y: Float,
    _ rx: Float,
    _ ry: Float,
    exponent: Float,
    turned angle: Float = 0
  ) -> ArtPath {
    let largest = rx > ry ? rx : ry
    let count = largest > 0.05 ? 64 : (largest > 0.01 ? 28 : 12)
    let power = 2 / exponent
    let c = cos(angle)
    let s = sin(angle)
    let points = (0..<count).map { index -> ArtPoint in
      let t = Float(index) / Float(count) * 2 * .pi
      let cosine = cos(t)
      let sine = sin(t)
      let px = rx * (cosine < 0 ? -1 : 1) * pow(abs(cosine), power)
      let py = ry * (sine < 0 ? -1 : 1) * pow(abs(sine), power)
      return ArtPoint(x + px * c - py * s, y + px * s + py * c)
    }
    return ArtPath(points)
  }

  /// A smooth closed outline through the given points.
  static func blob(_ points: [ArtPoint]) -> ArtPath {
    ArtPath(smooth(points, closed: true))
  }

  /// A line of changing width with round ends: `widths` are full widths at the first and the last
  /// point.
  static func stroke(_ points: [ArtPoint], _ from: Float, _ to: Float) -> ArtPath {
    stroke(points) { t in from + (to - from) * t }
  }

  /// A line whose full width is a function of how far along it is, 0...1.
  static func stroke(_ points: [ArtPoint], width: (Float) -> Float) -> ArtPath {
    guard points.count > 1 else {
      return points.first.map { circle($0.x, $0.y, width(0) / 2) } ?? ArtPath()
    }
    var left: [ArtPoint] = []
    var right: [ArtPoint] = []
    left.reserveCapacity(points.count * 2 + 12)
    right.reserveCapacity(points.count)
    let last = points.count - 1
    var startAngle: Float = 0
    var endAngle: Float = 0
    for index in 0...last {
      let before = points[index > 0 ? index - 1 : 0]
      let after = points[index < last ? index + 1 : last]
      var dx = after.x - before.x
      var dy = after.y - before.y
      let length = (dx * dx + dy * dy).squareRoot()
      if length > 0 {
        dx /= length
        dy /= length
      }
      let half = width(Float(index) / Float(last)) / 2
      let point = points[index]
      left.append(ArtPoint(point.x - dy * half, point.y + dx * half))
      right.append(ArtPoint(point.x + dy * half, point.y - dx * half))
      if index == 0 { startAngle = atan2(dy, dx) }
      if index == last { endAngle = atan2(dy, dx) }
    }
    let endCap = cap(points[last], width(1) / 2, from: endAngle + .pi / 2)
    let startCap = cap(points[0], width(0) / 2, from: startAngle - .pi / 2)
    return ArtPath(left + endCap + right.reversed() + startCap)
  }

  /// Half a circle, turning by -180 degrees from an angle.
  private static func cap(_ center: ArtPoint, _ radius: Float, from angle: Float) -> [ArtPoint] {
    (1..<6).map { step in
      let t = angle - Float(step) / 6 * .pi
      return ArtPoint(center.x + cos(t) * radius, center.y + sin(t) * radius)
    }
  }

  /// Points on a smooth curve (Catmull and Rom's) through the given ones.
  static func smooth(_ points: [ArtPoint], closed: Bool, pieces: Int = 10) -> [ArtPoint] {
    guard points.count > 2 else { return points }
    var result: [ArtPoint] = []
    let count = points.count
    func at(_ index: Int) -> ArtPoint {
      if closed { return points[(index + count) % count] }
      return points[index < 0 ? 0 : (index >= count ? count - 1 : index)]
    }
    for index in 0..<(closed ? count : count - 1) {
      let a = at(index - 1)
      let b = at(index)
      let c = at(index + 1)
      let d = at(index + 2)
      for piece in 0..<pieces {
        let t = Float(piece) / Float(pieces)
        result.append(
          ArtPoint(spline(a.x, b.x, c.x, d.x, t), spline(a.y, b.y, c.y, d.y, t))
        )
      }
    }
    if !closed, let last = points.last {
      result.append(last)
    }
    return result
  }

  private static func spline(_ a: Float, _ b: Float, _ c: Float, _ d: Float, _ t: Float) -> Float {
    let linear = c - a
    let square = 2 * a - 5 * b + 4 * c - d
    let cube = 3 * b - a - 3 * c + d
    return 0.5 * (2 * b + t * (linear + t * (square + t * cube)))
  }

  /// The outline moved, turned about the origin before that, and scaled before that.
  func placed(
    at point: ArtPoint,
    scale: Float = 1,
    turned angle: Float = 0
  ) -> ArtPath {
    let c = cos(angle) * scale
    let s = sin(angle) * scale
    var path = ArtPath()
    path.contours = contours.map { contour in
      contour.map {
        ArtPoint(point.x + $0.x * c - $0.y * s, point.y + $0.x * s + $0.y * c)
      }
    }
    return path
  }

  /// The outline mirrored about an upright line.
  func mirrored(aboutX axis: Float) -> ArtPath {
    var path = ArtPath()
    path.contours = contours.map { contour in contour.map { ArtPoint(2 * axis - $0.x, $0.y) } }
    return path
  }
}

/// How an outline is filled.
struct ArtPaint {
  var from: Ink
  var to: Ink
  var start = ArtPoint(0, 0)
  var end = ArtPoint(0, 1)
  /// Light is added instead of laid over.
  var glows = false

  static func flat(_ ink: Ink) -> ArtPaint { ArtPaint(from: ink, to: ink) }

  static func light(_ ink: Ink) -> ArtPaint { ArtPaint(from: ink, to: ink, glows: true) }

  /// From one color at a height to another at a lower one.
  static func vertical(_ from: Ink, _ top: Float, _ to: Ink, _ bottom: Float) -> ArtPaint {
    ArtPaint(from: from, to: to, start: ArtPoint(0, top), end: ArtPoint(0, bottom))
  }

  static func linear(_ from: Ink, _ start: ArtPoint, _ to: Ink, _ end: ArtPoint) -> ArtPaint {
    ArtPaint(from: from, to: to, start: start, end: end)
  }
}
