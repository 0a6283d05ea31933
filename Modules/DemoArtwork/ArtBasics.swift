// The painter works in scene units: y runs from 0 at the top to 1 at the bottom, x from 0 to the
// width over the height. So a scene has the same appearance at every size.
//
// Its inner loops are `while` loops over raw pointers, and clamp by hand: `for` over a range, `min`
// and `max` are generic calls in debug builds, where images would take ten times as long.

/// A color with components in 0...1, not multiplied by alpha.
struct Ink {
  var r: Float
  var g: Float
  var b: Float
  var a: Float

  init(_ r: Float, _ g: Float, _ b: Float, _ a: Float = 1) {
    self.r = r
    self.g = g
    self.b = b
    self.a = a
  }

  /// A color as `0xRRGGBB`.
  init(_ hex: UInt32, _ alpha: Float = 1) {
    r = Float((hex >> 16) & 255) / 255
    g = Float((hex >> 8) & 255) / 255
    b = Float(hex & 255) / 255
    a = alpha
  }

  static let white = Ink(1, 1, 1)
  static let black = Ink(0, 0, 0)

  /// The color on the way to another: 0 is this one, 1 the other.
  func mixed(_ other: Ink, _ t: Float) -> Ink {
    Ink(
      r + (other.r - r) * t,
      g + (other.g - g) * t,
      b + (other.b - b) * t,
      a + (other.a - a) * t
    )
  }

  func alpha(_ alpha: Float) -> Ink { Ink(r, g, b, alpha) }

  func lighter(_ t: Float) -> Ink { mixed(Ink(1, 1, 1, a), t) }

  func darker(_ t: Float) -> Ink { mixed(Ink(0, 0, 0, a), t) }

  /// The color as `0xRRGGBB`.
  var hex: UInt32 {
    func byte(_ value: Float) -> UInt32 { UInt32(min(max(value, 0), 1) * 255 + 0.5) }
    return byte(r) << 16 | byte(g) << 8 | byte(b)
  }
}

/// A point of the scene.
struct ArtPoint {
  var x: Float
  var y: Float

  init(_ x: Float, _ y: Float) {
    self.x = x
    self.y = y
  }
}

/// Pseudorandom numbers from a seed.
struct ArtRandom {
  private var state: UInt64
  /// The number of the scene among those of its kind.
  private let ordinal: Int

  init(seed: UInt64, ordinal: Int) {
    self.ordinal = ordinal
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
    _ = next()
  }

  mutating func next() -> UInt64 {
    // The PCG-like step of SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in 0..<1.
  mutating func unit() -> Float { Float(next() >> 40) / 16_777_216 }

  mutating func float(_ low: Float, _ high: Float) -> Float { low + (high - low) * unit() }

  /// A number around 0, rarely beyond ±1.
  mutating func bell() -> Float { (unit() + unit() + unit() + unit() - 2) * 0.87 }

  mutating func int(_ low: Int, _ high: Int) -> Int { low + Int(next() % UInt64(high - low + 1)) }

  mutating func chance(_ probability: Float) -> Bool { unit() < probability }

  /// Cycles through choices by the number of the scene, so that neighbors differ.
  func inTurn<Element>(_ choices: [Element]) -> Element {
    choices[ordinal % choices.count]
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int(next() % UInt64(choices.count))]
  }
}

/// Smooth random fields.
struct ArtNoise {
  private let seed: UInt32

  init(_ random: inout ArtRandom) {
    seed = UInt32(random.next() >> 32)
  }

  private func lattice(_ x: Int, _ y: Int) -> Float {
    var h = UInt32(truncatingIfNeeded: x) &* 0x8DA6_B343
    h = h ^ (UInt32(truncatingIfNeeded: y) &* 0xD816_3841) ^ seed
    h = (h ^ (h >> 15)) &* 0x2C1B_3C6D
    h = (h ^ (h >> 12)) &* 0x297A_2D39
    h ^= h >> 15
    return Float(h >> 8) / 16_777_216
  }

  /// A smooth field with features about 1 apart; values in 0...1.
  func value(_ x: Float, _ y: Float) -> Float {
    let fx = x.rounded(.down)
    let fy = y.rounded(.down)
    let ix = Int(fx)
    let iy = Int(fy)
    var tx = x - fx
    var ty = y - fy
    tx = tx * tx * (3 - 2 * tx)
    ty = ty * ty * (3 - 2 * ty)
    let a = lattice(ix, iy)
    let b = lattice(ix + 1, iy)
    let c = lattice(ix, iy + 1)
    let d = lattice(ix + 1, iy + 1)
    let top = a + (b - a) * tx
    let bottom = c + (d - c) * tx
    return top + (bottom - top) * ty
  }

  /// Several fields on top of each other, each twice as fine and half as strong; values about
  /// 0...1.
  func fractal(_ x: Float, _ y: Float, octaves: Int) -> Float {
    layered(x, y, octaves: octaves, fading: 0.5, finer: 2.03, shift: (17.3, 9.1)) { $0 }
  }

  /// Like ``fractal(_:_:octaves:)``, with sharp crests: mountains.
  func ridged(_ x: Float, _ y: Float, octaves: Int) -> Float {
    layered(x, y, octaves: octaves, fading: 0.46, finer: 2.07, shift: (31.7, 3.3)) { value in
      let n = value * 2 - 1
      let crest = 1 - (n < 0 ? -n : n)
      return crest * crest
    }
  }

  /// The weighted mean of fields, each finer and weaker than the one before.
  @inline(__always)
  private func layered(
    _ x: Float,
    _ y: Float,
    octaves: Int,
    fading: Float,
    finer: Float,
    shift: (x: Float, y: Float),
    _ shape: (Float) -> Float
  ) -> Float {
    var (px, py) = (x, y)
    var (sum, weight, total): (Float, Float, Float) = (0, 0.5, 0)
    for _ in 0..<octaves {
      sum += shape(value(px, py)) * weight
      total += weight
      weight *= fading
      px = px * finer + shift.x
      py = py * finer + shift.y
    }
    return sum / total
  }
}

/// 0 below `low`, 1 above `high`, smooth between.
func smoothStep(_ low: Float, _ high: Float, _ x: Float) -> Float {
  var t = (x - low) / (high - low)
  t = t < 0 ? 0 : (t > 1 ? 1 : t)
  return t * t * (3 - 2 * t)
}
