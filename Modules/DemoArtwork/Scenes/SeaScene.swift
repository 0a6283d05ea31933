import Foundation

/// Sky and sea, a low sun and its path on the water, waves that grow towards the shore.
struct SeaScene: ArtScene {
  private struct Palette {
    var sky: [(at: Float, ink: Ink)]
    var sun: Ink
    var far: Ink
    var near: Ink
    var foam: Ink
    var cloud: Ink
    var sunHeight: ClosedRange<Float>
  }

  private static let palettes = [
    Palette(
      sky: [
        (0, Ink(0x3B3A73)), (0.4, Ink(0xB0608A)), (0.75, Ink(0xF78F6A)), (1, Ink(0xFFD08A)),
      ],
      sun: Ink(0xFFF2CC),
      far: Ink(0xE09B7C),
      near: Ink(0x232A55),
      foam: Ink(0xFFD9C2),
      cloud: Ink(0xFFB49A),
      sunHeight: 0.03...0.1
    ),
    Palette(
      sky: [(0, Ink(0x8FA8D8)), (0.5, Ink(0xE3B9CF)), (1, Ink(0xFFE0CC))],
      sun: Ink(0xFFF6EA),
      far: Ink(0xD9B9CC),
      near: Ink(0x45518C),
      foam: Ink(0xFFF0F0),
      cloud: Ink(0xFFE9EC),
      sunHeight: 0.05...0.14
    ),
    Palette(
      sky: [(0, Ink(0x2F86D0)), (0.6, Ink(0x8CCBF0)), (1, Ink(0xE0F3F6))],
      sun: Ink(0xFFFFFF),
      far: Ink(0x5FB5CF),
      near: Ink(0x0C4F7C),
      foam: Ink(0xF4FCFF),
      cloud: Ink(0xFFFFFF),
      sunHeight: 0.26...0.36
    ),
    Palette(
      sky: [(0, Ink(0x77879A)), (0.6, Ink(0xB4BFC8)), (1, Ink(0xE2E4E2))],
      sun: Ink(0xFFFFFF),
      far: Ink(0x93A5AC),
      near: Ink(0x1F3A45),
      foam: Ink(0xEFF4F4),
      cloud: Ink(0x66737F),
      sunHeight: 0.16...0.26
    ),
    Palette(
      sky: [(0, Ink(0x1D6E80)), (0.5, Ink(0x6DB9B0)), (1, Ink(0xFBE8C0))],
      sun: Ink(0xFFFBE6),
      far: Ink(0x8CC7B4),
      near: Ink(0x0B3F50),
      foam: Ink(0xF3FFF8),
      cloud: Ink(0xFFF3D6),
      sunHeight: 0.06...0.16
    ),
  ]

  static func mainColor(_ random: ArtRandom) -> Ink {
    let palette = random.inTurn(palettes)
    return palette.far.mixed(palette.near, 0.35)
  }

  static func paint(_ canvas: ArtCanvas, _ random: inout ArtRandom) {
    let palette = random.inTurn(palettes)
    let noise = ArtNoise(&random)
    let horizon = random.float(0.42, 0.52)
    let sunX = canvas.aspect * random.float(0.28, 0.72)
    let sunY = horizon - random.float(palette.sunHeight.lowerBound, palette.sunHeight.upperBound)
    canvas.rows(0, horizon + 0.01, palette.sky.map { ($0.at * horizon, $0.ink) })
    canvas.glow(sunX, sunY, 0.7, palette.sun.alpha(0.4))
    canvas.glow(sunX, sunY, 0.22, palette.sun.alpha(0.7))
    canvas.veil(0, horizon, palette.cloud.alpha(0.75)) { x, y in
      let n = noise.fractal(x * 1.5 + 7, y * 8, octaves: 5)
      return smoothStep(0.5, 0.78, n) * (1 - smoothStep(horizon - 0.1, horizon, y) * 0.7)
    }
    canvas.fill(.circle(sunX, sunY, 0.05), .flat(palette.sun))
    if random.chance(0.55) {
      island(canvas, &random, noise, palette, horizon)
    }
    canvas.rows(
      horizon,
      1,
      [
        (horizon, palette.far), (horizon + 0.12, palette.far.mixed(palette.near, 0.4)),
        (1, palette.near),
      ]
    )
    glitter(canvas, &random, palette, horizon, sunX)
    waves(canvas, &random, noise, palette, horizon)
    if random.chance(0.5) {
      let x = canvas.aspect * random.float(0.2, 0.8)
      Motifs.boat(
        canvas,
        at: ArtPoint(x, horizon + 0.03),
        random.float(0.06, 0.1),
        hull: palette.near.darker(0.3),
        sail: palette.foam
      )
    }
    if random.chance(0.6) {
      Motifs.birds(
        canvas,
        &random,
        around: ArtPoint(canvas.aspect * random.float(0.2, 0.8), horizon * 0.45),
        palette.near.darker(0.1)
      )
    }
    if random.chance(0.4) {
      beach(canvas, noise, palette)
    }
  }

  private static func island(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ noise: ArtNoise,
    _ palette: Palette,
    _ horizon: Float
  ) {
    let center = canvas.aspect * (random.chance(0.5) ? random.float(0, 0.2) : random.float(0.8, 1))
    let reach = random.float(0.3, 0.6)
    let ink = palette.far.mixed(palette.near, 0.45)
    canvas.ridge(
      ArtRidge(top: ink, bottom: ink.mixed(palette.far, 0.5), base: horizon)
    ) { x in
      let far = (x - center) / reach
      let swell = 1 - far * far
      guard swell > 0 else { return horizon + 0.01 }
      return horizon - swell * 0.09 * (0.4 + noise.fractal(x * 6, 12, octaves: 4))
    }
  }

  private static func glitter(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ palette: Palette,
    _ horizon: Float,
    _ sunX: Float
  ) {
    for _ in 0..<230 {
      let t = powf(random.unit(), 1.6)
      let y = horizon + 0.004 + t * (0.98 - horizon)
      let spread = 0.035 + t * 0.16
      let length = (0.006 + 0.05 * t) * random.float(0.4, 1.4)
      canvas.fill(
        .ellipse(sunX + random.bell() * spread, y, length, 0.0011 + 0.0042 * t),
        .light(palette.sun.alpha(random.float(0.2, 0.6)))
      )
    }
  }

  private static func waves(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ noise: ArtNoise,
    _ palette: Palette,
    _ horizon: Float
  ) {
    let count = 11
    for index in 0..<count {
      let t = Float(index + 1) / Float(count)
      let y = horizon + 0.03 + powf(t, 1.8) * (0.98 - horizon)
      let rise = 0.004 + 0.03 * t * t
      let pace = 9 - 6.4 * t
      let row = Float(index) * 5.3
      let crest: (Float) -> Float = { x in
        let swell = noise.fractal(x * pace + row, row * 2.1, octaves: 3)
        let peak = 1 - abs(swell * 2 - 1)
        return y - rise * peak * 1.6
      }
      let light = palette.far.mixed(palette.foam, 0.35).alpha(0.42 - 0.2 * t)
      let dark = palette.far.mixed(palette.near, 0.45 + 0.55 * t).alpha(0.34 + 0.2 * t)
      let points = stride(from: Float(-0.02), through: canvas.aspect + 0.03, by: 0.012).map {
        ArtPoint($0, crest($0))
      }
      let under = points.reversed().map { ArtPoint($0.x, $0.y + 0.02 + 0.11 * t) }
      canvas.fill(
        ArtPath(points + under),
        .vertical(dark, y - rise, dark.alpha(0), y + 0.02 + 0.1 * t)
      )
      let foamed = stride(from: Float(-0.02), through: canvas.aspect + 0.03, by: 0.012).map { x in
        let whole = smoothStep(0.52, 0.8, noise.fractal(x * pace * 1.7 + row, row + 60, octaves: 4))
        return (x, 0.0012 + whole * (0.002 + 0.016 * t * t))
      }
      let lower = foamed.reversed().map { ArtPoint($0.0, crest($0.0) + $0.1) }
      canvas.fill(
        ArtPath(points + lower),
        .flat(palette.foam.mixed(light.alpha(1), 0.3).alpha(0.25 + 0.45 * t))
      )
    }
  }

  private static func beach(_ canvas: ArtCanvas, _ noise: ArtNoise, _ palette: Palette) {
    let sand = Ink(0xE9CFA2).mixed(palette.far, 0.22)
    let edges: [(Float, Ink)] = [
      (0, palette.foam.alpha(0.75)), (0.022, sand.darker(0.24)), (0.05, sand),
    ]
    for (offset, ink) in edges {
      canvas.ridge(ArtRidge(top: ink, bottom: ink.mixed(sand.darker(0.08), 0.4), base: 1)) { x in
        let shape = 0.96 - x / canvas.aspect * 0.16
        return shape + offset + (noise.fractal(x * 2.6, 33 + offset * 3, octaves: 3) - 0.5) * 0.07
      }
    }
  }
}
