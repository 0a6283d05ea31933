import CoreGraphics
import Foundation

extension CAEmitterLayer.Emitter {
  typealias Point = (x: Double, y: Double, z: Double)

  /// A random point of the shape, and the outward direction there, in radians from the x axis.
  func origin(_ random: inout ParticleRandom) -> (point: Point, turn: Double) {
    let (across, down) = (Double(size.width), Double(size.height))
    var point: Point = (0, 0, 0)
    var turn = 0.0
    switch shape {
    case .line: point.x = spot(&random, corners: mode == .points) * across
    case .rectangle, .cuboid:
      let depth = shape == .cuboid ? Double(self.depth) : 0
      point = box(&random, (across, down, depth))
    case .circle, .sphere:
      (point, turn) = ball(&random, radius: across)
    default: break
    }
    point.x += Double(position.x)
    point.y += Double(position.y)
    point.z += Double(zPosition)
    return (point, turn)
  }

  /// A random number from -0.5 to 0.5; one of both ends for corners.
  private func spot(_ random: inout ParticleRandom, corners: Bool) -> Double {
    let number = random.next()
    return corners ? (number < 0.5 ? -0.5 : 0.5) : number - 0.5
  }

  private func box(
    _ random: inout ParticleRandom,
    _ size: (x: Double, y: Double, z: Double)
  ) -> Point {
    var part = (0..<3).map { _ in spot(&random, corners: mode == .points) }
    let lengths = [size.x, size.y, size.z]
    let isFlat = size.z == 0
    switch mode {
    case .outline:
      // Any position along one axis, and the ends of the others; edges are weighted by their
      // length.
      let axes = isFlat ? [0, 1] : [0, 1, 2]
      let axis = pick(&random, axes.map { lengths[$0] })
      for other in axes where other != axis { part[other] = part[other] < 0 ? -0.5 : 0.5 }
    case .surface where !isFlat:
      let areas = (0..<3).map { axis in
        (0..<3).filter { $0 != axis }.reduce(1) { $0 * lengths[$1] }
      }
      let axis = pick(&random, areas)
      part[axis] = part[axis] < 0 ? -0.5 : 0.5
    default: break
    }
    return (part[0] * size.x, part[1] * size.y, part[2] * size.z)
  }

  private func pick(_ random: inout ParticleRandom, _ weights: [Double]) -> Int {
    var rest = random.next() * weights.reduce(0, +)
    for (index, weight) in weights.enumerated() {
      rest -= weight
      if rest < 0 { return index }
    }
    return weights.count - 1
  }

  private func ball(_ random: inout ParticleRandom, radius: Double) -> (Point, Double) {
    let isSphere = shape == .sphere
    let angle = random.next() * 2 * .pi
    let height = isSphere ? random.next() * 2 - 1 : 0
    let distance = random.next()
    guard mode != .points else { return ((0, 0, 0), 0) }
    let ring = (1 - height * height).squareRoot()
    let isHollow = mode == .outline || (isSphere && mode == .surface)
    let reach = isHollow ? radius : radius * (isSphere ? cbrt(distance) : distance.squareRoot())
    let point = (reach * ring * cos(angle), reach * ring * sin(angle), reach * height)
    return (point, isHollow ? angle : 0)
  }
}
