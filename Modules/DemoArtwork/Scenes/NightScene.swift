/// Stars, the Milky Way or a moon above dark hills, sometimes a tent with a light in it.
struct NightScene: ArtScene {
  private static let skies: [(top: UInt32, middle: UInt32, low: UInt32, glow: UInt32)] = [
    (0x070B24, 0x152456, 0x3D5A8F, 0x9AB4FF), (0x0B0A2A, 0x2C1E5C, 0x84507F, 0xE7A8FF),
    (0x04141F, 0x0B3346, 0x2F7F86, 0xA5F3E4), (0x0A0F1F, 0x24304E, 0xC07A5C, 0xFFD2A8),
  ]

  static func mainColor(_ random: ArtRandom) -> Ink {
    let tones = random.inTurn(skies)
    return Ink(tones.middle)
  }

  static func paint(_ canvas: ArtCanvas, _ random: inout ArtRandom) {
    let tones = random.inTurn(skies)
    let noise = ArtNoise(&random)
    canvas.sky([(0, Ink(tones.top)), (0.5, Ink(tones.middle)), (0.86, Ink(tones.low))])
    let hasMoon = random.chance(0.42)
    if !hasMoon {
      milkyWay(canvas, noise, Ink(tones.glow), tilt: random.float(-0.9, 0.9))
    }
    Motifs.stars(canvas, &random, to: 0.78, count: hasMoon ? 160 : 420)
    if hasMoon {
      Motifs.moon(
        canvas,
        &random,
        at: ArtPoint(canvas.aspect * random.float(0.25, 0.75), random.float(0.2, 0.34)),
        random.float(0.055, 0.085)
      )
    } else if random.chance(0.6) {
      let x = canvas.aspect * random.float(0.2, 0.7)
      canvas.fill(
        .stroke([ArtPoint(x, 0.14), ArtPoint(x + 0.2, 0.22)], 0.0004, 0.0042),
        .light(Ink(0xFFFFFF, 0.85))
      )
    }
    hills(canvas, &random, noise, tones.low, tones.top)
  }

  private static func milkyWay(_ canvas: ArtCanvas, _ noise: ArtNoise, _ ink: Ink, tilt: Float) {
    let middle = canvas.aspect / 2
    for (shift, width, color) in [(0, 0.24, ink.alpha(0.36)), (0.02, 0.1, Ink(0xFFF4E6, 0.42))]
      as [(Float, Float, Ink)]
    {
      canvas.veil(0, 0.9, color, glows: true) { x, y in
        let across = (x - middle) * 0.8 + (y - 0.4) * tilt + shift
        let far = across / width
        let band = 1 - far * far
        guard band > 0 else { return 0 }
        let dust = noise.fractal(x * 3.4, y * 3.4 + 8, octaves: 5)
        return band * band * smoothStep(0.3, 0.78, dust)
      }
    }
  }

  private static func hills(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ noise: ArtNoise,
    _ low: UInt32,
    _ top: UInt32
  ) {
    let dark = Ink(top).darker(0.35)
    let hasTent = random.chance(0.6)
    let tentX = canvas.aspect * random.float(0.25, 0.75)
    for index in 0..<4 {
      let t = Float(index) / 3
      let ink = Ink(low).mixed(dark, 0.45 + 0.55 * t)
      let row = Float(index) * 11
      let ground: (Float) -> Float = { x in
        let crag = noise.ridged(x * (1.3 + t) + row, row + 5, octaves: 5)
        let hill = noise.fractal(x * (1 + t) + row, row + 5, octaves: 3)
        return 0.72 + 0.2 * t - (crag + (hill - crag) * t - 0.3) * (0.24 - 0.14 * t)
      }
      canvas.ridge(
        ArtRidge(top: ink, bottom: ink.mixed(Ink(low), 0.3 * (1 - t)), base: 0.9),
        skyline: ground
      )
      if index == 2, hasTent {
        tent(canvas, at: ArtPoint(tentX, ground(tentX) + 0.012))
      }
      if index >= 1 {
        for _ in 0..<Int(canvas.aspect * 22) {
          let x = random.float(0, canvas.aspect)
          guard noise.value(x * 4 + row, 2) > 0.45, index < 2 || abs(x - tentX) > 0.12 else {
            continue
          }
          canvas.fill(
            Motifs.pine(
              at: ArtPoint(x, ground(x) + 0.01),
              random.float(0.03, 0.07) * (0.6 + t),
              &random
            ),
            .flat(ink)
          )
        }
      }
    }
  }

  private static func tent(_ canvas: ArtCanvas, at foot: ArtPoint) {
    let size: Float = 0.075
    canvas.glow(foot.x, foot.y - 0.02, 0.26, Ink(0xFFB45A, 0.5))
    canvas.fill(
      ArtPath([
        ArtPoint(foot.x, foot.y - size), ArtPoint(foot.x - size * 0.95, foot.y),
        ArtPoint(foot.x + size * 0.95, foot.y),
      ]),
      .vertical(Ink(0xE8762E), foot.y - size, Ink(0xFFD98A), foot.y)
    )
    canvas.fill(
      ArtPath([
        ArtPoint(foot.x + size * 0.06, foot.y - size * 0.78),
        ArtPoint(foot.x - size * 0.16, foot.y),
        ArtPoint(foot.x + size * 0.26, foot.y),
      ]),
      .vertical(Ink(0xFFE2A0), foot.y - size, Ink(0xFFF6D8), foot.y)
    )
  }
}
