import CoreGraphics
import Foundation

/// A layer of a space: a sublayer of the layer that flattens the space, or of a transform layer
/// within it.
struct SpacePlane {
  var layer: CALayer
  /// The layer with its animated values.
  var shown: CALayer
  /// Its transform in addition to its own placement.
  var space: SpaceAbove?
  /// The time of its superlayer.
  var time: CFTimeInterval
  /// The product of the opacities of the transform layers above it.
  var alpha: Float

  /// The transform to the coordinates of the space.
  var transform: CATransform3D {
    guard let space else { return shown.placementInSpace }
    return CATransform3DConcat(shown.placementInSpace, space.transform)
  }
}

extension CALayer {
  /// The layers that are drawn in this layer's plane, from back to front, with model values.
  ///
  /// Transform layers are replaced by their sublayers.
  final func planesByDepth() -> [SpacePlane] {
    var planes: [SpacePlane] = []
    appendPlanes(to: &planes, space: spaceOfSublayers, time: nil, alpha: 1, showsAnimations: false)
    return DepthOrder.sorted(planes)
  }

  /// The layers that are drawn in this layer's plane, with animations at `time`, in this layer's
  /// time.
  ///
  /// - Parameters:
  ///   - shown: This layer with its animated values.
  ///   - time: The time of this layer.
  ///   - space: The additional transform of the sublayers.
  ///   - showsAnimations: Whether sublayers have presentation values.
  /// - Returns: The layers, each with its additional transform.
  final func planesByDepth(
    shown: CALayer,
    at time: CFTimeInterval,
    in space: SpaceAbove?,
    showsAnimations: Bool
  ) -> [SpacePlane] {
    var planes: [SpacePlane] = []
    appendPlanes(
      to: &planes,
      space: space,
      time: time,
      alpha: 1,
      showsAnimations: showsAnimations
    )
    return DepthOrder.sorted(planes)
  }

  private func appendPlanes(
    to planes: inout [SpacePlane],
    space: SpaceAbove?,
    time: CFTimeInterval?,
    alpha: Float,
    showsAnimations: Bool
  ) {
    for layer in sublayerStore {
      let local = time.map { layer.localTime(fromParent: $0) }
      let shown = showsAnimations ? local.map { layer.presented(at: $0) } ?? layer : layer
      guard layer.isSpace else {
        planes.append(
          SpacePlane(layer: layer, shown: shown, space: space, time: time ?? 0, alpha: alpha)
        )
        continue
      }
      guard !shown.values.isHidden, shown.values.opacity > 0 else { continue }
      layer.appendPlanes(
        to: &planes,
        space: shown.space(in: space),
        time: local,
        alpha: alpha * shown.values.opacity,
        showsAnimations: showsAnimations
      )
    }
  }
}

/// The drawing order of the layers of a space.
enum DepthOrder {
  /// The maximum number of planes that are compared with each other; more are ordered by their
  /// centers.
  private static let mostCompared = 64

  /// The planes from back to front.
  ///
  /// A plane is in front of another if all of it is on the eye's side of that one; intersecting
  /// planes are ordered by the depth of their centers, and are not split. Coplanar layers keep
  /// their order.
  static func sorted(_ planes: [SpacePlane]) -> [SpacePlane] {
    guard planes.count > 1 else { return planes }
    if planes.allSatisfy({ $0.space == nil && !$0.shown.turnsOutOfPlane }) {
      // All planes are parallel.
      return order(planes.map(\.shown.values.zPosition)).map { planes[$0] }
    }
    let shapes = planes.map { PlacedShape($0.shown.values.bounds, $0.transform) }
    let byMiddle = order(shapes.map(\.depth))
    guard planes.count <= mostCompared else { return byMiddle.map { planes[$0] } }
    return sorted(shapes, byMiddle).map { planes[$0] }
  }

  /// The indices by ascending depth; a stable sort.
  private static func order(_ depths: [CGFloat]) -> [Int] {
    depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
  }

  /// The indices so that each shape follows all those that it is in front of.
  private static func sorted(_ shapes: [PlacedShape], _ byMiddle: [Int]) -> [Int] {
    let count = shapes.count
    var behind = [[Int]](repeating: [], count: count)
    var waits = [Int](repeating: 0, count: count)
    for first in 0..<count {
      for second in (first + 1)..<count {
        switch shapes[first].side(of: shapes[second]) {
        case .front:
          behind[first].append(second)
          waits[second] += 1
        case .back:
          behind[second].append(first)
          waits[first] += 1
        case .same: break
        }
      }
    }
    var result: [Int] = []
    var isDone = [Bool](repeating: false, count: count)
    while result.count < count {
      let next =
        (0..<count).first { !isDone[$0] && waits[$0] == 0 }
        // Each is in front of another: choose the one with the furthest center.
        ?? byMiddle.first { !isDone[$0] }
      guard let next else { break }
      isDone[next] = true
      result.append(next)
      for front in behind[next] { waits[front] -= 1 }
    }
    return result
  }
}

extension CALayer {
  fileprivate var turnsOutOfPlane: Bool {
    values.hasTransform && (rare?.transform.turnsOutOfPlane ?? false)
  }
}

/// The projected corners of a layer in a space; a larger z is nearer.
private struct PlacedShape {
  enum Side { case front, back, same }

  private struct Point {
    var x: CGFloat
    var y: CGFloat
    var z: CGFloat
  }

  /// The z of the center; infinite if the center is behind the eye.
  let depth: CGFloat
  private var corners: [Point] = []
  /// The normal of the plane, towards the eye; nil if the plane is edge-on.
  private var normal: Point?

  init(_ bounds: CGRect, _ t: CATransform3D) {
    func point(_ x: CGFloat, _ y: CGFloat) -> Point? {
      let w = x * t.m14 + y * t.m24 + t.m44
      guard w > PlaneMap.nearest else { return nil }
      return Point(
        x: (x * t.m11 + y * t.m21 + t.m41) / w,
        y: (x * t.m12 + y * t.m22 + t.m42) / w,
        z: (x * t.m13 + y * t.m23 + t.m43) / w
      )
    }
    depth = point(bounds.midX, bounds.midY)?.z ?? .infinity
    let all = [
      point(bounds.minX, bounds.minY), point(bounds.maxX, bounds.minY),
      point(bounds.maxX, bounds.maxY), point(bounds.minX, bounds.maxY),
    ]
    // One that extends behind the eye is ordered by its center.
    guard !all.contains(where: { $0 == nil }) else { return }
    corners = all.compactMap { $0 }
    let (p, q, r) = (corners[0], corners[1], corners[3])
    let (a, b) = (
      Point(x: q.x - p.x, y: q.y - p.y, z: q.z - p.z),
      Point(x: r.x - p.x, y: r.y - p.y, z: r.z - p.z)
    )
    var n = Point(x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x)
    let length = (n.x * n.x + n.y * n.y + n.z * n.z).squareRoot()
    guard length > 0, abs(n.z) > 1e-6 * length else { return }
    let factor = n.z < 0 ? -1 / length : 1 / length
    n = Point(x: n.x * factor, y: n.y * factor, z: n.z * factor)
    normal = n
  }

  /// The side of this plane on which `other` is drawn.
  func side(of other: PlacedShape) -> Side {
    if let side = sideOfAll(of: other) { return side }
    switch other.sideOfAll(of: self) {
    case .front?: return .back
    case .back?: return .front
    case .same?: return .same
    case nil: break
    }
    guard normal != nil || corners.isEmpty, other.normal != nil || other.corners.isEmpty else {
      return .same
    }
    return other.depth > depth ? .front : other.depth < depth ? .back : .same
  }

  /// The side of this plane that contains all of `other`; nil if it is on both.
  private func sideOfAll(of other: PlacedShape) -> Side? {
    guard let normal, let origin = corners.first, !other.corners.isEmpty else { return nil }
    // Much larger than rounding errors, and smaller than any intended distance.
    let tolerance: CGFloat = 1e-8
    var (isInFront, isBehind) = (false, false)
    for corner in other.corners {
      let distance =
        normal.x * (corner.x - origin.x) + normal.y * (corner.y - origin.y)
        + normal.z * (corner.z - origin.z)
      if distance > tolerance { isInFront = true }
      if distance < -tolerance { isBehind = true }
    }
    if isInFront { return isBehind ? nil : .front }
    return isBehind ? .back : .same
  }
}
