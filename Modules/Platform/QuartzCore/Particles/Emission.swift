import CoreGraphics
import Foundation

/// The values with which a particle was emitted.
///
/// They determine its position at any time.
struct Particle {
  let cell: CAEmitterCell
  let birth: Double
  let death: Double
  /// The seed of the random values of the particles it emits.
  let seed: UInt64
  var position: (x: Double, y: Double, z: Double)
  var velocity: (x: Double, y: Double, z: Double)
  var scale = 1.0
  var scaleSpeed = 0.0
  var spin = 0.0
  /// Red, green, blue and alpha.
  var color = SIMD4<Double>(repeating: 1)
  var colorSpeed = SIMD4<Double>(repeating: 0)
  /// The number of particles emitted by each of the cell's own cells, including the fraction of the
  /// next.
  var emitted: [Double] = []

  /// The position at a time.
  func point(at time: Double) -> (x: Double, y: Double, z: Double) {
    let age = time - birth
    func along(_ start: Double, _ speed: Double, _ acceleration: CGFloat) -> Double {
      start + (speed + Double(acceleration) * age / 2) * age
    }
    return (
      along(position.x, velocity.x, cell.xAcceleration),
      along(position.y, velocity.y, cell.yAcceleration),
      along(position.z, velocity.z, cell.zAcceleration)
    )
  }

  func color(at time: Double) -> SIMD4<Double> {
    (color + colorSpeed * (time - birth)).clamped(
      lowerBound: SIMD4(repeating: 0),
      upperBound: SIMD4(repeating: 1)
    )
  }

  func size(at time: Double) -> Double { max(scale + scaleSpeed * (time - birth), 0) }
}

/// The particles of an emitter layer.
///
/// The particles do not depend on how often the emission is advanced: births are counted, and the
/// values of each particle are derived from seed, cell and number.
final class Emission {
  private(set) var particles: [Particle] = []
  /// The layer's time of the last advance; nil before the first.
  private(set) var time: Double?
  /// Whether the emission may have been paused, so that nothing was emitted since `time`.
  var isResumed = false
  private var emitted: [Double] = []
  let images = ParticleImages()

  private static let mostParticles = 16_384
  /// The maximum number of births of a cell in one step.
  private static let mostBirths = 100_000.0

  /// Restarts the emission at the start of the layer's time.
  func forget() {
    particles = []
    emitted = []
    time = nil
  }

  /// Whether any cell can emit after a time.
  static func canEmit(_ emitter: CAEmitterLayer.Emitter, after time: Double?) -> Bool {
    emitter.birthRate > 0 && emitter.lifetime > 0
      && emitter.cells.contains {
        $0.isEnabled && $0.birthRate > 0 && $0.lifetime + $0.lifetimeRange > 0
          && $0.activity.upperBound > (time ?? -.infinity)
      }
  }

  /// Emits particles until `end`, and removes those that have died by then; an earlier time has no
  /// effect.
  func advance(to end: Double, _ emitter: CAEmitterLayer.Emitter) {
    let start: Double
    if let time {
      guard end > time else { return }
      // A paused emitter has no particles left and emitted none during the pause, so skip that
      // time.
      start = isResumed && particles.isEmpty ? max(time, end - 1.0 / 30) : time
    } else {
      // Earlier particles are dead.
      start = max(0, min(end, end - Self.longest(emitter.cells, Double(emitter.lifetime))))
      emitted = []
    }
    isResumed = false
    if emitted.count != emitter.cells.count {
      emitted = emitter.cells.map { cell in
        let began = max(cell.activity.lowerBound, 0)
        return time == nil ? max(start - began, 0) * rate(cell, emitter) : 0
      }
    }
    time = end
    let layerSeed = mixed(UInt64(emitter.seed))
    for (index, cell) in emitter.cells.enumerated() {
      let seed = mixed(layerSeed &+ UInt64(index))
      births(of: cell, rate(cell, emitter), &emitted[index], from: start, to: end, begin: 0) {
        number,
        birth in
        var random = ParticleRandom(state: mixed(seed &+ UInt64(number)))
        let origin = emitter.origin(&random)
        add(cell, birth, origin.point, turn: origin.turn, parent: nil, emitter, &random)
      }
    }
    var index = 0
    while index < particles.count {
      emitFrom(index, since: start, to: end, emitter)
      index += 1
    }
    particles.removeAll { $0.death <= end }
  }

  private func rate(_ cell: CAEmitterCell, _ emitter: CAEmitterLayer.Emitter) -> Double {
    cell.isEnabled ? Double(max(cell.birthRate * emitter.birthRate, 0)) : 0
  }

  /// The maximum lifetime of a particle, including those that it emits.
  private static func longest(_ cells: [CAEmitterCell], _ factor: Double) -> Double {
    cells.map {
      Double($0.lifetime + $0.lifetimeRange) * factor + longest($0.emitterCells ?? [], factor)
    }.max() ?? 0
  }

  /// Calls a closure for each particle that a cell emits in an interval.
  private func births(
    of cell: CAEmitterCell,
    _ rate: Double,
    _ emitted: inout Double,
    from start: Double,
    to end: Double,
    begin: Double,
    _ body: (_ number: Int, _ birth: Double) -> Void
  ) {
    let activity = cell.activity
    let first = max(start, begin + activity.lowerBound)
    let last = min(end, begin + activity.upperBound)
    guard rate > 0, last > first else { return }
    let before = emitted
    emitted += min(rate * (last - first), Self.mostBirths)
    // Sums of fractions may be slightly less than a whole number.
    var number = (before + 1e-9).rounded(.down) + 1
    while number <= emitted + 1e-9 {
      body(Int(number), min(first + (number - before) / rate, last))
      number += 1
    }
  }

  /// Emits the particles of an emitting particle.
  private func emitFrom(
    _ index: Int,
    since start: Double,
    to end: Double,
    _ emitter: CAEmitterLayer.Emitter
  ) {
    let parent = particles[index]
    guard let cells = parent.cell.emitterCells, !cells.isEmpty else { return }
    var emitted = parent.emitted
    if emitted.count != cells.count { emitted = Array(repeating: 0, count: cells.count) }
    for (number, cell) in cells.enumerated() {
      let seed = mixed(parent.seed &+ UInt64(number))
      births(
        of: cell,
        cell.isEnabled ? Double(max(cell.birthRate, 0)) : 0,
        &emitted[number],
        from: max(start, parent.birth),
        to: min(end, parent.death),
        begin: parent.birth
      ) { number, birth in
        var random = ParticleRandom(state: mixed(seed &+ UInt64(number)))
        add(cell, birth, parent.point(at: birth), turn: 0, parent: parent, emitter, &random)
      }
    }
    particles[index].emitted = emitted
  }

  private func add(
    _ cell: CAEmitterCell,
    _ birth: Double,
    _ point: (x: Double, y: Double, z: Double),
    turn: Double,
    parent: Particle?,
    _ emitter: CAEmitterLayer.Emitter,
    _ random: inout ParticleRandom
  ) {
    func value(_ mean: Double, _ range: Double) -> Double {
      let part = random.next() * 2 - 1
      return mean + range * part
    }
    let seed = random.state
    let lifetime =
      max(value(Double(cell.lifetime), Double(cell.lifetimeRange)), 0) * Double(emitter.lifetime)
    let speed =
      value(Double(cell.velocity), Double(cell.velocityRange)) * Double(emitter.velocity)
    let longitude =
      value(Double(cell.emissionLongitude), Double(cell.emissionRange) / 2) + turn
    let latitude = Double(cell.emissionLatitude)
    var particle = Particle(
      cell: cell,
      birth: birth,
      death: birth + lifetime,
      seed: seed,
      position: point,
      velocity: (
        speed * cos(latitude) * cos(longitude), speed * cos(latitude) * sin(longitude),
        speed * sin(latitude)
      )
    )
    particle.scale = value(Double(cell.scale), Double(cell.scaleRange)) * Double(emitter.scale)
    particle.scaleSpeed = Double(cell.scaleSpeed) * Double(emitter.scale)
    particle.spin = value(Double(cell.spin), Double(cell.spinRange)) * Double(emitter.spin)
    let color = cell.color ?? .clear
    let mean = SIMD4(
      Double(color.red),
      Double(color.green),
      Double(color.blue),
      Double(color.alpha)
    )
    let range = SIMD4(
      Double(cell.redRange),
      Double(cell.greenRange),
      Double(cell.blueRange),
      Double(cell.alphaRange)
    )
    for part in 0..<4 { particle.color[part] = value(mean[part], range[part]) }
    if let parent { particle.color *= parent.color(at: birth) }
    particle.colorSpeed = SIMD4(
      Double(cell.redSpeed),
      Double(cell.greenSpeed),
      Double(cell.blueSpeed),
      Double(cell.alphaSpeed)
    )
    guard lifetime > 0, particles.count < Self.mostParticles else { return }
    particles.append(particle)
  }
}

/// A deterministic random number generator.
struct ParticleRandom {
  private(set) var state: UInt64

  /// The next number, from 0 to 1.
  mutating func next() -> Double {
    state = mixed(state)
    return Double(state >> 11) / Double(1 << 53)
  }
}

/// Mixes a number so that every bit of the result depends on all bits (Steele, Lea and Flood).
private func mixed(_ number: UInt64) -> UInt64 {
  var result = number &+ 0x9E37_79B9_7F4A_7C15
  result = (result ^ (result >> 30)) &* 0xBF58_476D_1CE4_E5B9
  result = (result ^ (result >> 27)) &* 0x94D0_49BB_1331_11EB
  return result ^ (result >> 31)
}
