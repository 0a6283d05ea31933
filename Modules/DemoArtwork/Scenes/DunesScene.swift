import Foundation

/// Sand dunes with sharp crests, one side in the light.
struct DunesScene: ArtScene {
  private static let tones:
    [(top: UInt32, low: UInt32, sun: UInt32, lit: UInt32, dark: UInt32, far: UInt32)] = [
      (0x3E7FB8, 0xF6E0BC, 0xFFFFFF, 0xF0B565, 0x9A5526, 0xE5C49A),
      (0x4A3A78, 0xFFB27C, 0xFFE9C4, 0xE8854A, 0x5C2A38, 0xD98A78),
      (0x2A5F86, 0xFFD9B0, 0xFFFFF0, 0xE9A070, 0x7A3B2E, 0xE0B090),
      (0x15204A, 0x6A6AA8, 0xF4F0FF, 0x6F6FA4, 0x1C1E46, 0x5E629C),
    ]

  static func mainColor(_ random: ArtRandom) -> Ink {
    let tone = random.inTurn(tones)
    return Ink(tone.lit).mixed(Ink(tone.low), 0.3)
  }

  static func paint(_ canvas: ArtCanvas, _ random: inout ArtRandom) {
    let tone = random.inTurn(tones)
    let noise = ArtNoise(&random)
    let horizon: Float = random.float(0.4, 0.5)
    canvas.sky([(0, Ink(tone.top)), (horizon, Ink(tone.low))])
    let sunX = canvas.aspect * random.float(0.62, 0.84)
    let sunY = random.float(0.14, 0.3)
    canvas.glow(sunX, sunY, 0.6, Ink(tone.sun, 0.45))
    canvas.fill(.circle(sunX, sunY, 0.05), .flat(Ink(tone.sun)))
    canvas.veil(0.04, horizon, Ink(tone.sun, 0.25)) { x, y in
      smoothStep(0.56, 0.84, noise.fractal(x * 1.2, y * 13, octaves: 4))
    }
    let layers = 6
    for index in 0..<layers {
      let t = Float(index) / Float(layers - 1)
      dune(canvas, &random, noise, tone, horizon, t)
      if index == 3, random.chance(0.7) {
        caravan(
          canvas,
          &random,
          at: ArtPoint(canvas.aspect * random.float(0.2, 0.5), horizon + 0.2),
          Ink(tone.dark).darker(0.45)
        )
      }
    }
    canvas.vignette(0.1)
  }

  private static func dune(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ noise: ArtNoise,
    _ tone: (top: UInt32, low: UInt32, sun: UInt32, lit: UInt32, dark: UInt32, far: UInt32),
    _ horizon: Float,
    _ t: Float
  ) {
    let base = horizon + 0.02 + powf(t, 1.25) * (0.92 - horizon)
    let phase = random.float(0, 20)
    let swell = 0.03 + 0.11 * t
    let pace = 1.9 - 1.1 * t
    let crest: (Float) -> Float = { x in
      let n = noise.value(x * pace + phase, t * 9)
      let detail = noise.value(x * pace * 2.7 + phase, t * 9 + 40) * 0.25
      return base - (n + detail - 0.5) * swell * 1.5
    }
    let lit = Ink(tone.far).mixed(Ink(tone.lit), 0.2 + 0.8 * t)
    let dark = Ink(tone.far).mixed(Ink(tone.dark), 0.25 + 0.75 * t)
    canvas.ridge(
      ArtRidge(top: lit, bottom: lit.mixed(dark, 0.35), base: base + 0.3),
      skyline: crest
    )
    // The side away from the sun begins at a line that snakes down from each summit.
    var x: Float = -0.3
    let step: Float = 0.02
    var summits: [Float] = []
    while x < canvas.aspect + 0.3 {
      if crest(x) < crest(x - step), crest(x) <= crest(x + step) { summits.append(x) }
      x += step
    }
    for summit in summits {
      let depth = 0.16 + 0.3 * t
      var ridgeLine: [ArtPoint] = []
      for piece in 0...12 {
        let s = Float(piece) / 12
        let sway = sin(s * 4.2 + phase) * 0.05 * s + s * 0.14
        ridgeLine.append(ArtPoint(summit + sway, crest(summit) + s * depth))
      }
      var left: [ArtPoint] = []
      for piece in 0...16 {
        let s = Float(piece) / 16
        let px = summit - s * (0.36 + 0.24 * t)
        left.append(ArtPoint(px, crest(px)))
      }
      let low = ArtPoint((left.last?.x ?? summit) + 0.05, crest(summit) + depth * 1.2)
      canvas.fill(
        ArtPath(ArtPath.smooth(ridgeLine, closed: false, pieces: 4) + [low] + left.reversed()),
        .linear(
          dark.alpha(0.82),
          ArtPoint(summit, crest(summit)),
          dark.alpha(0),
          ArtPoint(summit - 0.3, crest(summit) + depth)
        )
      )
    }
    ripples(canvas, noise, dark, crest, t, phase)
  }

  private static func ripples(
    _ canvas: ArtCanvas,
    _ noise: ArtNoise,
    _ dark: Ink,
    _ crest: (Float) -> Float,
    _ t: Float,
    _ phase: Float
  ) {
    guard t > 0.55 else { return }
    for line in 0..<16 {
      let offset = 0.02 + Float(line) * 0.021
      let points = stride(from: Float(-0.02), through: canvas.aspect + 0.03, by: 0.03).map { x in
        ArtPoint(
          x,
          crest(x) + offset + (noise.fractal(x * 3 + phase, offset * 20, octaves: 3) - 0.5) * 0.05
        )
      }
      canvas.fill(
        .stroke(points) { s in
          0.0005 + 0.0028 * noise.value(s * 9, Float(line) * 3)
        },
        .flat(dark.alpha(0.17))
      )
    }
  }

  private static func caravan(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    at start: ArtPoint,
    _ ink: Ink
  ) {
    for index in 0..<random.int(2, 4) {
      let x = start.x + Float(index) * 0.072
      let y = start.y + Float(index) * 0.004
      let s: Float = 0.034
      canvas.fill(.ellipse(x, y - s * 0.95, s * 0.55, s * 0.3), .flat(ink))
      canvas.fill(.ellipse(x - s * 0.05, y - s * 1.22, s * 0.24, s * 0.24), .flat(ink))
      for leg in [-0.42, -0.22, 0.2, 0.4] as [Float] {
        canvas.fill(
          .stroke(
            [ArtPoint(x + leg * s, y - s * 0.9), ArtPoint(x + leg * s * 1.1, y)],
            0.006,
            0.003
          ),
          .flat(ink)
        )
      }
      canvas.fill(
        .stroke(
          ArtPath.smooth(
            [
              ArtPoint(x + s * 0.45, y - s * 0.95), ArtPoint(x + s * 0.75, y - s * 1.0),
              ArtPoint(x + s * 0.82, y - s * 1.45),
            ],
            closed: false
          ),
          0.009,
          0.006
        ),
        .flat(ink)
      )
      canvas.fill(.ellipse(x + s * 0.94, y - s * 1.5, s * 0.2, s * 0.11), .flat(ink))
    }
  }
}
