import CoreGraphics
import Foundation
import QuartzCore

/// The projection of a layer in space, computed corner by corner: a matrix is a list of rows,
/// multiplied entry by entry, without the library.
struct Sight {
  /// From points of a layer, as rows (x, y, z, 1), to those of the plane it is seen in.
  private(set) var rows: [[Double]]

  init(_ t: CATransform3D = CATransform3DIdentity) {
    rows = [
      [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24],
      [t.m31, t.m32, t.m33, t.m34], [t.m41, t.m42, t.m43, t.m44],
    ].map { $0.map(Double.init) }
  }

  static func moved(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> Sight {
    var result = Sight()
    result.rows[3] = [Double(x), Double(y), Double(z), 1]
    return result
  }

  func then(_ other: Sight) -> Sight {
    var result = Sight()
    for row in 0..<4 {
      for column in 0..<4 {
        result.rows[row][column] = (0..<4).reduce(0) {
          $0 + rows[row][$1] * other.rows[$1][column]
        }
      }
    }
    return result
  }

  /// The layer's own transform, by its properties.
  static func placement(of layer: CALayer) -> Sight {
    let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
    return moved(
      -(bounds.minX + anchor.x * bounds.width),
      -(bounds.minY + anchor.y * bounds.height),
      -layer.anchorPointZ
    )
    .then(Sight(layer.transform))
    .then(moved(layer.position.x, layer.position.y, layer.zPosition))
  }

  /// The transform that a layer adds for its sublayers.
  static func ofSublayers(of layer: CALayer) -> Sight {
    let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
    let x = bounds.minX + anchor.x * bounds.width
    let y = bounds.minY + anchor.y * bounds.height
    return moved(-x, -y, 0).then(Sight(layer.sublayerTransform)).then(moved(x, y, 0))
  }

  /// The projected point, its depth below the camera, and the divisor of the projection; nil behind
  /// the camera.
  func see(_ x: CGFloat, _ y: CGFloat) -> (point: CGPoint, z: Double)? {
    let p = [Double(x), Double(y), 0, 1]
    let q = (0..<4).map { column in (0..<4).reduce(0) { $0 + p[$1] * rows[$1][column] } }
    guard q[3] > 0.02 else { return nil }
    return (CGPoint(x: q[0] / q[3], y: q[1] / q[3]), q[2] / q[3])
  }

  /// The corners of a rectangle, around; nil if one is behind the eye.
  func corners(of rect: CGRect) -> [CGPoint]? {
    let all = [
      see(rect.minX, rect.minY), see(rect.maxX, rect.minY), see(rect.maxX, rect.maxY),
      see(rect.minX, rect.maxY),
    ].compactMap { $0?.point }
    return all.count == 4 ? all : nil
  }
}

/// How far inside a convex quad a point is: the distance to the nearest edge's line, below 0
/// outside.
func depthInside(_ quad: [CGPoint], _ p: CGPoint) -> CGFloat {
  let distances = quad.indices.map { index -> CGFloat in
    let (a, b) = (quad[index], quad[(index + 1) % quad.count])
    let length = max(hypot(b.x - a.x, b.y - a.y), 1e-9)
    return ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length
  }
  let isClockwise = area(of: quad) > 0
  return (isClockwise ? distances : distances.map { -$0 }).min() ?? 0
}

/// The signed area of a polygon, negative for the opposite direction.
func area(of quad: [CGPoint]) -> CGFloat {
  quad.indices.reduce(0) { sum, index in
    let (a, b) = (quad[index], quad[(index + 1) % quad.count])
    return sum + (a.x * b.y - a.y * b.x) / 2
  }
}

extension Board {
  /// The number of pixels well inside a quad that do not have the color, and of pixels well outside
  /// it that are not white.
  func mistakes(_ quad: [CGPoint], _ color: UInt32, edge: CGFloat = 1.2) -> Int {
    var count = 0
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let inside = depthInside(quad, CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
        if inside > edge, Board.difference(self[x, y], color) > 2 { count += 1 }
        if inside < -edge, self[x, y] != white { count += 1 }
      }
    }
    return count
  }

  /// Whether the canvas has the output of a new renderer, except for rounding.
  func isFresh(at time: CFTimeInterval = 0) throws -> Bool {
    try zip(pixels, fresh(at: time)).allSatisfy { Board.difference($0, $1) <= 2 }
  }
}

/// A perspective as code written for iOS makes it.
func eye(_ distance: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m34 = -1 / distance
  return transform
}

/// The six sides of a cube in a transform layer, in the colors of `cubeColors`: front, right, back,
/// left, top, bottom.
func cube(_ size: CGFloat, at center: CGPoint) -> CATransformLayer {
  let cube = CATransformLayer()
  cube.position = center
  let turns: [(CGFloat, CGFloat, CGFloat)] = [
    (0, 0, 1), (.pi / 2, 0, 1), (.pi, 0, 1), (-.pi / 2, 0, 1), (.pi / 2, 1, 0), (-.pi / 2, 1, 0),
  ]
  for (index, (angle, x, y)) in turns.enumerated() {
    let face = CALayer()
    face.name = "\(index)"
    face.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    face.backgroundColor = cubeColors[index]
    face.transform = CATransform3DTranslate(
      CATransform3DMakeRotation(angle, x, y, 0),
      0,
      0,
      size / 2
    )
    cube.addSublayer(face)
  }
  return cube
}

let cubeColors = [
  red, green, blue, CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1),
  CGColor(srgbRed: 0, green: 1, blue: 1, alpha: 1),
  CGColor(srgbRed: 1, green: 0, blue: 1, alpha: 1),
]
let cubePixels: [UInt32] = [
  opaqueRed, opaqueGreen, opaqueBlue, 0xFFFF_FF00, 0xFF00_FFFF, 0xFFFF_00FF,
]
