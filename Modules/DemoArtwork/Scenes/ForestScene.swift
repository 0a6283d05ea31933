import Foundation

/// A forest in mist: pines behind pines, or trunks, with the light falling through.
struct ForestScene: ArtScene {
  private static let tones: [(mist: UInt32, sky: UInt32, near: UInt32, light: UInt32)] = [
    (0xE4EEDD, 0xCFE3D8, 0x12302B, 0xFFF6CE), (0xF6E3C4, 0xF3C795, 0x3A2417, 0xFFEFC0),
    (0xDCE6EE, 0xB9CDDD, 0x16283A, 0xFFFFFF), (0xDDEBC2, 0xA9D18A, 0x1D3A1A, 0xFFFBC8),
    (0xE9DAE6, 0xC3AFD0, 0x2A1E40, 0xFFE6F0),
  ]

  static func mainColor(_ random: ArtRandom) -> Ink {
    let tone = random.inTurn(tones)
    return Ink(tone.mist).mixed(Ink(tone.near), 0.4)
  }

  static func paint(_ canvas: ArtCanvas, _ random: inout ArtRandom) {
    let tone = random.inTurn(tones)
    let noise = ArtNoise(&random)
    let mist = Ink(tone.mist)
    let near = Ink(tone.near)
    canvas.sky([(0, Ink(tone.sky)), (0.55, mist), (1, mist.mixed(near, 0.2))])
    let lightX = canvas.aspect * random.float(0.2, 0.8)
    canvas.glow(lightX, 0.12, 0.8, Ink(tone.light, 0.7))
    if random.chance(0.55) {
      pines(canvas, &random, noise, mist, near)
    } else {
      trunks(canvas, &random, noise, mist, near)
    }
    rays(canvas, &random, Ink(tone.light), from: lightX)
    canvas.vignette(0.14)
  }

  private static func pines(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ noise: ArtNoise,
    _ mist: Ink,
    _ near: Ink
  ) {
    let layers = 6
    for index in 0..<layers {
      let t = Float(index) / Float(layers - 1)
      let ink = mist.mixed(near, 0.14 + 0.86 * powf(t, 1.3))
      let row = Float(index) * 8.3
      let ground: (Float) -> Float = { x in
        0.5 + 0.42 * t - (noise.fractal(x * 0.9 + row, row, octaves: 3) - 0.5) * 0.22
      }
      let count = Int(canvas.aspect * (46 - 32 * t))
      for _ in 0..<count {
        let x = random.float(-0.05, canvas.aspect + 0.05)
        let size = random.float(0.13, 0.24) * (0.7 + 1.5 * t)
        canvas.fill(
          Motifs.pine(at: ArtPoint(x, ground(x) + 0.03), size, &random),
          .vertical(ink, ground(x) - size, ink.mixed(mist, 0.34 * (1 - t)), ground(x))
        )
      }
      canvas.ridge(
        ArtRidge(top: ink, bottom: ink.mixed(mist, 0.5 * (1 - t)), base: 1),
        skyline: ground
      )
      if t < 0.9 {
        let strength = 0.55 * (1 - t)
        canvas.veil(0.3, 1, mist.alpha(strength), grain: 40) { x, y in
          let n = noise.fractal(x * 1.7 + row, y * 5 + row, octaves: 3)
          return smoothStep(0.34, 0.74, n) * smoothStep(-0.12, 0.1, y - ground(x))
        }
      }
    }
  }

  private static func trunks(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ noise: ArtNoise,
    _ mist: Ink,
    _ near: Ink
  ) {
    let layers = 5
    for index in 0..<layers {
      let t = Float(index) / Float(layers - 1)
      let ink = mist.mixed(near, 0.12 + 0.88 * t * t)
      let row = Float(index) * 6.1
      let ground: (Float) -> Float = { x in
        0.64 + 0.3 * t - (noise.fractal(x * 1.2 + row, row, octaves: 3) - 0.5) * 0.12
      }
      for _ in 0..<Int(canvas.aspect * (17 - 11 * t)) {
        let x = random.float(-0.05, canvas.aspect + 0.05)
        let width = (0.008 + 0.042 * t * t) * random.float(0.7, 1.3)
        trunk(canvas, &random, ink, x, ground(x), width)
      }
      canvas.ridge(
        ArtRidge(top: ink.mixed(mist, 0.2 * (1 - t)), bottom: ink, base: 1),
        skyline: ground
      )
      canvas.veil(0, 1, mist.alpha(0.4 * (1 - t)), grain: 40) { x, y in
        smoothStep(0.3, 0.8, noise.fractal(x * 1.5 + row, y * 3 + row, octaves: 3))
      }
      // Leaves above.
      let leaf = ink.mixed(mist, 0.16)
      canvas.veil(0, 0.42, leaf.alpha(0.8), grain: 110) { x, y in
        let n = noise.fractal(x * 7 + row, y * 7 + row * 3, octaves: 4)
        return smoothStep(0.52, 0.6, n) * (1 - smoothStep(0.05, 0.4, y))
      }
    }
  }

  private static func trunk(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ ink: Ink,
    _ x: Float,
    _ foot: Float,
    _ width: Float
  ) {
    let lean = random.bell() * 0.04
    canvas.fill(
      .stroke(
        ArtPath.smooth(
          [
            ArtPoint(x, foot + 0.02), ArtPoint(x + lean * 0.4, foot * 0.55),
            ArtPoint(x + lean, -0.05),
          ],
          closed: false
        ),
        width * 1.25,
        width * 0.7
      ),
      .flat(ink)
    )
    for _ in 0..<random.int(2, 4) {
      let y = random.float(0.06, 0.5) * foot
      let side: Float = random.chance(0.5) ? 1 : -1
      let length = random.float(0.06, 0.16)
      let start = ArtPoint(x + lean * (1 - y / foot), y)
      canvas.fill(
        .stroke(
          ArtPath.smooth(
            [
              start, ArtPoint(start.x + side * length * 0.5, y - length * 0.28),
              ArtPoint(start.x + side * length, y - length * 0.8),
            ],
            closed: false
          ),
          width * 0.4,
          width * 0.06
        ),
        .flat(ink)
      )
    }
  }

  private static func rays(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ light: Ink,
    from x: Float
  ) {
    for _ in 0..<6 {
      let lean = random.float(-0.75, 0.75)
      let width = random.float(0.03, 0.1)
      let ray = ArtPath([
        ArtPoint(x - 0.02, -0.05), ArtPoint(x + 0.02, -0.05),
        ArtPoint(x + lean + width, 1), ArtPoint(x + lean - width, 1),
      ])
      var paint = ArtPaint.vertical(
        light.alpha(random.float(0.1, 0.2)),
        0,
        light.alpha(0),
        random.float(0.7, 0.95)
      )
      paint.glows = true
      canvas.fill(ray, paint)
    }
  }
}
