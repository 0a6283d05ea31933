import Foundation

/// Rows of houses in evening haze, with lit windows, sometimes along a river.
struct CityScene: ArtScene {
  private static let tones: [(top: UInt32, middle: UInt32, low: UInt32, house: UInt32)] = [
    (0x232A5E, 0x8E5A9E, 0xFFB27A, 0x1A1B3C), (0x14243F, 0x3B5F8E, 0xF2C19C, 0x101B30),
    (0x3A1E4D, 0xC2557A, 0xFFC07F, 0x22122F), (0x0B1026, 0x1D2B5A, 0x5A6FB0, 0x090D1E),
    (0x4C7EA8, 0xA9CCDD, 0xFBE3C0, 0x26384A),
  ]

  static func mainColor(_ random: ArtRandom) -> Ink {
    let tone = random.inTurn(tones)
    return Ink(tone.middle).mixed(Ink(tone.house), 0.4)
  }

  static func paint(_ canvas: ArtCanvas, _ random: inout ArtRandom) {
    let tone = random.inTurn(tones)
    let noise = ArtNoise(&random)
    let haze = Ink(tone.low)
    canvas.sky([(0, Ink(tone.top)), (0.45, Ink(tone.middle)), (0.8, haze)])
    canvas.glow(canvas.aspect * random.float(0.3, 0.7), 0.74, 0.7, haze.lighter(0.3).alpha(0.5))
    canvas.veil(0.05, 0.62, haze.lighter(0.25).alpha(0.5)) { x, y in
      smoothStep(0.52, 0.8, noise.fractal(x * 1.6, y * 11, octaves: 4))
    }
    if random.chance(0.5) {
      Motifs.moon(
        canvas,
        &random,
        at: ArtPoint(canvas.aspect * random.float(0.2, 0.8), random.float(0.14, 0.24)),
        0.045
      )
    }
    let hasRiver = random.chance(0.45)
    let ground: Float = hasRiver ? 0.78 : 1.02
    let layers = 4
    for index in 0..<layers {
      let t = Float(index) / Float(layers - 1)
      let ink = haze.mixed(Ink(tone.house), 0.28 + 0.72 * powf(t, 0.9))
      row(canvas, &random, noise, ink, haze, depth: t, ground: ground)
    }
    if hasRiver {
      canvas.reflect(at: ground, tint: Ink(tone.house).alpha(0.3)) { y in
        (noise.value(y * 170, 9) - 0.5) * (0.008 + (y - ground) * 0.12)
      }
      canvas.fill(
        .rect(0, ground - 0.004, canvas.aspect, 0.007),
        .flat(Ink(tone.house).darker(0.3))
      )
    }
    canvas.vignette(0.16)
  }

  private static func row(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ noise: ArtNoise,
    _ ink: Ink,
    _ haze: Ink,
    depth t: Float,
    ground: Float
  ) {
    var x = random.float(-0.12, -0.02)
    let scale = 0.55 + t * 0.75
    while x < canvas.aspect + 0.05 {
      let width = random.float(0.06, 0.15) * scale
      let crowd = noise.value(x * 2.2 + t * 31, 4)
      let height = (0.14 + 0.34 * crowd * crowd + random.float(0, 0.1)) * (1.1 - 0.28 * t)
      let top = ground - height - (0.16 - 0.16 * t)
      house(canvas, &random, ink, haze, x, top, width, ground, t)
      x += width + random.float(-0.006, 0.02) * scale
    }
  }

  private static func house(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ ink: Ink,
    _ haze: Ink,
    _ x: Float,
    _ top: Float,
    _ width: Float,
    _ ground: Float,
    _ t: Float
  ) {
    let body = ink.mixed(haze, random.float(0, 0.08))
    let foot = body.mixed(haze, 0.42 * (1 - t))
    canvas.fill(
      .rect(x, top, width, ground - top + 0.02),
      .vertical(body, top, foot, ground)
    )
    roof(canvas, &random, body, x, top, width)
    // A lighter edge on the side of the evening light.
    canvas.fill(
      .rect(x, top, width * 0.07, ground - top),
      .flat(haze.alpha(0.16))
    )
    guard t > 0.2 else { return }
    let cell = 0.0165 + 0.011 * t
    let columns = Int((width * 0.86) / cell)
    guard columns > 0 else { return }
    let margin = (width - Float(columns) * cell) / 2
    let lines = Int((ground - top - cell) / (cell * 1.25))
    let lively = random.float(0.12, 0.6)
    var path = ArtPath()
    var dim = ArtPath()
    for line in 0..<max(0, lines) {
      for column in 0..<columns where random.chance(lively) {
        let pane = ArtPath.rect(
          x + margin + Float(column) * cell + cell * 0.22,
          top + cell * 0.7 + Float(line) * cell * 1.25,
          cell * 0.56,
          cell * 0.66
        )
        if random.chance(0.62) {
          path.contours += pane.contours
        } else {
          dim.contours += pane.contours
        }
      }
    }
    canvas.fill(path, .flat(Ink(0xFFD888, 0.5 + 0.45 * t)))
    canvas.fill(dim, .flat(Ink(0xFFB168, 0.3 + 0.3 * t)))
  }

  private static func roof(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ ink: Ink,
    _ x: Float,
    _ top: Float,
    _ width: Float
  ) {
    switch random.int(0, 5) {
    case 0:
      canvas.fill(
        ArtPath([
          ArtPoint(x, top + 0.001), ArtPoint(x + width / 2, top - width * 0.42),
          ArtPoint(x + width, top + 0.001),
        ]),
        .flat(ink)
      )
    case 1:
      canvas.fill(.rect(x + width * 0.22, top - 0.02, width * 0.5, 0.022), .flat(ink))
      canvas.fill(.rect(x + width * 0.46, top - 0.09, width * 0.05, 0.08), .flat(ink))
      canvas.glow(x + width * 0.485, top - 0.09, 0.012, Ink(0xFF5A4A, 0.9))
    case 2:
      canvas.fill(.ellipse(x + width / 2, top, width * 0.44, width * 0.3), .flat(ink))
    case 3:
      canvas.fill(.rect(x + width * 0.1, top - 0.03, width * 0.3, 0.032), .flat(ink))
    default: break
    }
  }
}
