import Foundation

/// Mountains behind mountains in haze, a sun, sometimes snow, a lake, pines in front.
struct LandscapeScene: ArtScene {
  private struct Palette {
    var top: Ink
    var middle: Ink
    var horizon: Ink
    var sun: Ink
    var far: Ink
    var near: Ink
    var hasSnow = false
  }

  private static let palettes = [
    Palette(
      top: Ink(0x6B8FC2),
      middle: Ink(0xE7B5A6),
      horizon: Ink(0xFCE4C8),
      sun: Ink(0xFFF6E0),
      far: Ink(0xC6A7B6),
      near: Ink(0x27324F)
    ),
    Palette(
      top: Ink(0x4D7FB0),
      middle: Ink(0xF0BE85),
      horizon: Ink(0xFFE6B0),
      sun: Ink(0xFFFBE8),
      far: Ink(0xD8AA80),
      near: Ink(0x3A2C38)
    ),
    Palette(
      top: Ink(0x2F7FC4),
      middle: Ink(0x86BFEA),
      horizon: Ink(0xE4F2F8),
      sun: Ink(0xFFFFFF),
      far: Ink(0x8FB3D3),
      near: Ink(0x1E4A3E),
      hasSnow: true
    ),
    Palette(
      top: Ink(0x2A2A5C),
      middle: Ink(0x8C5C98),
      horizon: Ink(0xF7AA90),
      sun: Ink(0xFFE3C2),
      far: Ink(0xA07CAA),
      near: Ink(0x17163A)
    ),
    Palette(
      top: Ink(0x8FBFC2),
      middle: Ink(0xC7DDD5),
      horizon: Ink(0xF4EFDE),
      sun: Ink(0xFFFDF2),
      far: Ink(0xA5C4BE),
      near: Ink(0x143B3C)
    ),
    Palette(
      top: Ink(0x6E9CC0),
      middle: Ink(0xCFE0E8),
      horizon: Ink(0xFBF0DC),
      sun: Ink(0xFFFFFF),
      far: Ink(0x9FB4C9),
      near: Ink(0x5A3018),
      hasSnow: true
    ),
    Palette(
      top: Ink(0x1C3A6E),
      middle: Ink(0x5B8CC8),
      horizon: Ink(0xF5D7C4),
      sun: Ink(0xFFF0E0),
      far: Ink(0x7D96C4),
      near: Ink(0x122244),
      hasSnow: true
    ),
  ]

  static func mainColor(_ random: ArtRandom) -> Ink {
    let palette = random.inTurn(palettes)
    return palette.middle.mixed(palette.near, 0.35)
  }

  static func paint(_ canvas: ArtCanvas, _ random: inout ArtRandom) {
    let palette = random.inTurn(palettes)
    let noise = ArtNoise(&random)
    let lightFrom: Float = random.chance(0.5) ? 1 : -1
    let horizon = random.float(0.5, 0.6)
    let sunX = canvas.aspect * (0.5 + lightFrom * random.float(0.12, 0.34))
    let sunY = random.float(0.2, 0.4)
    canvas.sky([
      (0, palette.top), (horizon * 0.55, palette.middle), (horizon, palette.horizon),
    ])
    canvas.glow(sunX, sunY, 0.75, palette.sun.alpha(0.42))
    canvas.glow(sunX, sunY, 0.26, palette.sun.alpha(0.6))
    canvas.fill(.circle(sunX, sunY, 0.042), .flat(palette.sun))
    clouds(canvas, noise, palette, random.float(0.35, 0.8))
    if random.chance(0.6) {
      Motifs.birds(
        canvas,
        &random,
        around: ArtPoint(canvas.aspect * random.float(0.25, 0.75), 0.24),
        palette.near.mixed(palette.middle, 0.35)
      )
    }

    let hasLake = random.chance(0.4)
    ridges(canvas, &random, noise, palette, lightFrom, horizon, end: hasLake ? 0.7 : 0.95)
    if hasLake {
      lake(canvas, &random, noise, palette, sunX)
    } else {
      pines(canvas, &random, noise, palette)
    }
  }

  private static func clouds(
    _ canvas: ArtCanvas,
    _ noise: ArtNoise,
    _ palette: Palette,
    _ strength: Float
  ) {
    let ink = palette.horizon.mixed(.white, 0.45).alpha(strength)
    canvas.veil(0, 0.56, ink) { x, y in
      let n = noise.fractal(x * 1.9 + 3, y * 9 + 40, octaves: 4)
      return smoothStep(0.5, 0.8, n) * smoothStep(0, 0.12, y) * (1 - smoothStep(0.36, 0.56, y))
    }
  }

  private static func ridges(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ noise: ArtNoise,
    _ palette: Palette,
    _ lightFrom: Float,
    _ horizon: Float,
    end: Float
  ) {
    let count = random.int(5, 7)
    let shift = random.float(0, 50)
    for index in 0..<count {
      let t = Float(index) / Float(count - 1)
      let base = horizon + (end - horizon) * powf(t, 1.25)
      let height = (0.34 - 0.2 * t) * random.float(0.8, 1.1)
      let pace = 1.15 + 1.3 * t
      let row = Float(index) * 7.7
      let crestInk = palette.far.mixed(palette.near, powf(t, 1.15))
      var look = ArtRidge(
        top: crestInk,
        bottom: crestInk.mixed(palette.horizon, 0.62 - 0.5 * t),
        base: base + 0.16
      )
      look.lightFrom = lightFrom
      if t < 0.75 {
        look.light = palette.sun.alpha(0.3 * (1 - t) + 0.06)
        look.shade = palette.near.alpha(0.26)
      }
      if palette.hasSnow, t < 0.45 {
        look.snow = Ink(0xFAFCFF, 0.95 - t * 0.5)
        look.snowDepth = 0.85 - t
      }
      canvas.ridge(look, noise) { x in
        let crag = noise.ridged(x * pace + shift + row, row, octaves: 6)
        let hill = noise.fractal(x * pace * 1.3 + shift + row, row + 90, octaves: 5)
        let form = crag + (hill - crag) * smoothStep(0.3, 0.9, t)
        return base - (form - 0.28) * height
      }
      mist(canvas, noise, palette, at: base + 0.02, 0.42 * (1 - t), row)
    }
  }

  /// Fog between two ridges.
  private static func mist(
    _ canvas: ArtCanvas,
    _ noise: ArtNoise,
    _ palette: Palette,
    at y: Float,
    _ strength: Float,
    _ row: Float
  ) {
    guard strength > 0.03 else { return }
    canvas.veil(y - 0.1, y + 0.14, palette.horizon.alpha(strength), grain: 50) { x, place in
      let n = noise.fractal(x * 2.2 + row * 3, place * 6 + row, octaves: 3)
      let far = (place - y) / 0.1
      let band = 1 - far * far * 0.7
      return band > 0 ? band * smoothStep(0.25, 0.75, n) : 0
    }
  }

  private static func lake(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ noise: ArtNoise,
    _ palette: Palette,
    _ sunX: Float
  ) {
    let shore: Float = 0.73
    let tint = palette.near.mixed(palette.top, 0.55).alpha(0.24)
    canvas.reflect(at: shore, tint: tint) { y in
      let depth = y - shore
      return (noise.value(y * 150, 3) - 0.5) * (0.006 + depth * 0.09)
    }
    for _ in 0..<70 {
      let depth = random.unit()
      let y = shore + 0.006 + depth * depth * (1 - shore)
      let length = random.float(0.02, 0.12) * (0.4 + depth)
      let x = random.float(0, canvas.aspect)
      canvas.fill(
        .ellipse(x, y, length, 0.0006 + 0.0016 * depth),
        .flat(palette.horizon.lighter(0.3).alpha(random.float(0.1, 0.34)))
      )
    }
    for _ in 0..<24 {
      let depth = random.unit()
      let y = shore + 0.006 + depth * (0.98 - shore)
      canvas.fill(
        .ellipse(sunX + random.bell() * 0.05, y, random.float(0.01, 0.04), 0.0018),
        .light(palette.sun.alpha(0.4))
      )
    }
    let edge = palette.near.darker(0.25)
    canvas.ridge(ArtRidge(top: edge, bottom: edge, base: 1)) { x in
      let slope = smoothStep(0.1, 0.75, abs(x / canvas.aspect - 0.42))
      return 1.03 - slope * 0.2 - noise.fractal(x * 9, 70, octaves: 4) * 0.05
    }
  }

  private static func pines(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ noise: ArtNoise,
    _ palette: Palette
  ) {
    for layer in 0..<2 {
      let t = Float(layer)
      let ink = palette.near.mixed(palette.horizon, 0.16 - 0.16 * t).darker(0.1 + 0.22 * t)
      let ground: (Float) -> Float = { x in
        0.9 + t * 0.075 - (noise.fractal(x * 1.4 + t * 20, 55, octaves: 3) - 0.5) * 0.16
      }
      canvas.ridge(ArtRidge(top: ink, bottom: ink, base: 1), skyline: ground)
      for _ in 0..<Int(canvas.aspect * (34 - 12 * t)) {
        let x = random.float(-0.02, canvas.aspect + 0.02)
        let stand = noise.value(x * 3.1 + t * 9, 21)
        guard stand > 0.36 else { continue }
        let size = random.float(0.05, 0.1) * (0.8 + t * 0.9) * (0.5 + stand)
        canvas.fill(
          Motifs.pine(at: ArtPoint(x, ground(x) + 0.01), size, &random),
          .flat(ink)
        )
      }
    }
  }
}
