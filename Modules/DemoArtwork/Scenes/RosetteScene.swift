import Foundation

/// A flower from close by: rings of petals around a heart, leaves behind.
struct RosetteScene: ArtScene {
  private static let palettes:
    [(ground: UInt32, low: UInt32, outer: UInt32, inner: UInt32, heart: UInt32, leaf: UInt32)] = [
      (0xF9E4E6, 0xE9BFC8, 0xE2577A, 0xFFC2CE, 0xF6C445, 0x5F8F62),
      (0xE4EEF8, 0xB5CCE6, 0xF2B01E, 0xFFE27A, 0x8A4B16, 0x4F8A5B),
      (0xEDE7F6, 0xC9BBE6, 0x6A4FB8, 0xC4AEF2, 0xFFD45E, 0x56876A),
      (0xFBEFD9, 0xF0CFA0, 0xD63B2F, 0xFF9A6B, 0x3A1C1C, 0x6C8F3C),
      (0xE2F0EA, 0xA9D2C2, 0xFFFFFF, 0xE6F0FF, 0xF2B632, 0x3F7F66),
      (0x1E2436, 0x101522, 0xE88BB8, 0xFFE0EE, 0xF9D36A, 0x3C6E5C),
    ]

  static func mainColor(_ random: ArtRandom) -> Ink {
    let palette = random.inTurn(palettes)
    return Ink(palette.outer).mixed(Ink(palette.low), 0.5)
  }

  static func paint(_ canvas: ArtCanvas, _ random: inout ArtRandom) {
    let palette = random.inTurn(palettes)
    let center = ArtPoint(
      canvas.aspect / 2 + random.bell() * 0.06,
      0.5 + random.bell() * 0.05
    )
    canvas.sky([(0, Ink(palette.ground)), (1, Ink(palette.low))])
    for _ in 0..<9 {
      canvas.glow(
        random.float(0, canvas.aspect),
        random.unit(),
        random.float(0.08, 0.26),
        Ink(palette.ground).lighter(0.5).alpha(0.3)
      )
    }
    let turn = random.float(0, 2 * .pi)
    leaves(canvas, &random, center, Ink(palette.leaf), turn)
    let count = random.int(7, 13)
    let rings = random.int(3, 5)
    let shape = random.float(0.5, 0.78)
    for ring in 0..<rings {
      let t = Float(ring) / Float(rings - 1)
      let length = (0.43 - 0.27 * t) * 1.0
      let outer = Ink(palette.outer).mixed(Ink(palette.inner), t * 0.75)
      for petal in 0..<count {
        let angle =
          turn + (Float(petal) + Float(ring) * 0.5) / Float(count) * 2 * .pi
          + random.bell() * 0.05
        self.petal(
          canvas,
          center,
          angle,
          length * random.float(0.93, 1.06),
          length * shape * 7 / Float(count) * 0.62,
          outer,
          Ink(palette.inner)
        )
      }
    }
    heart(canvas, &random, center, Ink(palette.heart))
  }

  private static func petal(
    _ canvas: ArtCanvas,
    _ center: ArtPoint,
    _ angle: Float,
    _ length: Float,
    _ width: Float,
    _ outer: Ink,
    _ inner: Ink
  ) {
    let outline = ArtPath.blob([
      ArtPoint(0.01, 0), ArtPoint(length * 0.35, -width * 0.62),
      ArtPoint(length * 0.75, -width * 0.8),
      ArtPoint(length * 0.97, -width * 0.28), ArtPoint(length, width * 0.05),
      ArtPoint(length * 0.95, width * 0.34), ArtPoint(length * 0.72, width * 0.82),
      ArtPoint(length * 0.35, width * 0.6),
    ])
    let tip = ArtPoint(center.x + cos(angle) * length, center.y + sin(angle) * length)
    let shadow = outline.placed(
      at: ArtPoint(center.x + 0.006, center.y + 0.012),
      scale: 1.015,
      turned: angle
    )
    canvas.fill(shadow, .flat(outer.darker(0.65).alpha(0.2)))
    canvas.fill(
      outline.placed(at: center, turned: angle),
      .linear(inner.mixed(outer, 0.35).darker(0.1), center, outer.lighter(0.08), tip)
    )
    for vein in [-0.3, 0, 0.3] as [Float] {
      let line = ArtPath.smooth(
        [
          ArtPoint(length * 0.2, vein * width * 0.3), ArtPoint(length * 0.55, vein * width * 1.1),
          ArtPoint(length * 0.86, vein * width * 0.9),
        ],
        closed: false,
        pieces: 5
      )
      canvas.fill(
        ArtPath.stroke(line, 0.004, 0.0008).placed(at: center, turned: angle),
        .flat(inner.lighter(0.3).alpha(0.3))
      )
    }
  }

  private static func leaves(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ center: ArtPoint,
    _ ink: Ink,
    _ turn: Float
  ) {
    for index in 0..<random.int(4, 6) {
      let angle = turn + Float(index) * 1.24 + random.bell() * 0.2
      let length = random.float(0.52, 0.66)
      let width = random.float(0.1, 0.15)
      let outline = ArtPath.blob([
        ArtPoint(0, 0), ArtPoint(length * 0.45, -width), ArtPoint(length * 0.8, -width * 0.6),
        ArtPoint(length, 0), ArtPoint(length * 0.8, width * 0.6), ArtPoint(length * 0.45, width),
      ]).placed(at: center, turned: angle)
      let tip = ArtPoint(center.x + cos(angle) * length, center.y + sin(angle) * length)
      canvas.fill(outline, .linear(ink.darker(0.4), center, ink.lighter(0.12), tip))
      canvas.fill(.stroke([center, tip], 0.009, 0.002), .flat(ink.lighter(0.35).alpha(0.6)))
    }
  }

  private static func heart(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ center: ArtPoint,
    _ ink: Ink
  ) {
    let radius: Float = 0.085
    canvas.fill(
      .circle(center.x + 0.004, center.y + 0.008, radius * 1.08),
      .flat(Ink.black.alpha(0.16))
    )
    canvas.fill(
      .circle(center.x, center.y, radius),
      .vertical(ink.lighter(0.15), center.y - radius, ink.darker(0.25), center.y + radius)
    )
    // Seeds in the spiral of a sunflower: each turned by the golden angle.
    for index in 0..<150 {
      let angle = Float(index) * 2.399_963
      let far = (Float(index) / 150).squareRoot() * radius * 0.95
      let size = 0.0034 + 0.0022 * Float(index) / 150
      canvas.fill(
        .circle(center.x + cos(angle) * far, center.y + sin(angle) * far, size),
        .flat(index % 3 == 0 ? ink.lighter(0.45) : ink.darker(0.42))
      )
    }
  }
}
