import Foundation

/// A bowl of noodles seen from above: broth, a swirl of noodles, an egg, spring onions, chopsticks.
struct NoodlesScene: ArtScene {
  private static let palettes: [(table: UInt32, shade: UInt32, bowl: UInt32, broth: UInt32)] = [
    (0xC98F5E, 0xA9713F, 0xF4EFE6, 0xC9762B), (0x5A4636, 0x3E2F24, 0x2E5D78, 0xB9652A),
    (0xE9DCC6, 0xD3BF9C, 0xB23A2E, 0xD38A3C), (0x7D8C86, 0x5F6F69, 0xF7F3EA, 0xC06A26),
  ]

  private static let radius: Float = 0.4

  static func mainColor(_ random: ArtRandom) -> Ink {
    let palette = random.inTurn(palettes)
    return Ink(palette.table).mixed(Ink(palette.broth), 0.5)
  }

  static func paint(_ canvas: ArtCanvas, _ random: inout ArtRandom) {
    let palette = random.inTurn(palettes)
    canvas.sky([(0, Ink(palette.table)), (1, Ink(palette.shade))])
    grain(canvas, &random, Ink(palette.shade))
    let center = ArtPoint(canvas.aspect / 2 + random.bell() * 0.02, 0.52)
    bowl(canvas, center, Ink(palette.bowl), Ink(palette.broth))
    swirl(canvas, &random, ArtPoint(center.x - 0.02, center.y + 0.02))
    egg(canvas, ArtPoint(center.x + 0.14, center.y - 0.13), turned: random.float(0, 3))
    onions(canvas, &random, center)
    chopsticks(canvas, center, random.float(-0.75, -0.6))
  }

  /// The grain of a wooden table.
  private static func grain(_ canvas: ArtCanvas, _ random: inout ArtRandom, _ ink: Ink) {
    for _ in 0..<26 {
      let y = random.unit()
      let line = (0...8).map { step in
        ArtPoint(Float(step) / 8 * canvas.aspect, y + random.bell() * 0.006)
      }
      let wide = random.float(0.002, 0.007)
      canvas.fill(
        .stroke(ArtPath.smooth(line, closed: false), wide, wide),
        .flat(ink.darker(0.12).alpha(0.35))
      )
    }
  }

  private static func bowl(_ canvas: ArtCanvas, _ center: ArtPoint, _ bowl: Ink, _ broth: Ink) {
    canvas.fill(
      .circle(center.x + 0.015, center.y + 0.03, radius * 1.03),
      .flat(Ink.black.alpha(0.22))
    )
    func ring(_ share: Float, _ top: Ink, _ bottom: Ink) {
      let size = radius * share
      canvas.fill(
        .circle(center.x, center.y, size),
        .vertical(top, center.y - size, bottom, center.y + size)
      )
    }
    ring(1, bowl.lighter(0.2), bowl.darker(0.12))
    ring(0.93, bowl.darker(0.22), bowl.lighter(0.1))
    ring(0.86, broth.darker(0.2), broth.lighter(0.12))
  }

  /// Strands that turn around the middle, those below first.
  private static func swirl(_ canvas: ArtCanvas, _ random: inout ArtRandom, _ center: ArtPoint) {
    let ink = Ink(0xF3D58B)
    for strand in 0..<64 {
      let share = Float(strand) / 64
      let start = random.float(0, 2 * .pi)
      let length = random.float(1.6, 3.6)
      let far = (0.27 - 0.23 * share) * random.float(0.85, 1.1)
      let drift = random.float(-0.02, 0.02)
      let middle = ArtPoint(
        center.x + random.bell() * 0.02,
        center.y + random.bell() * 0.02
      )
      let line = (0...14).map { step in
        let t = Float(step) / 14
        let angle = start + length * t
        let out = far + drift * t
        return ArtPoint(middle.x + cos(angle) * out, middle.y + sin(angle) * out * 0.95)
      }
      let shadow = line.map { ArtPoint($0.x + 0.002, $0.y + 0.005) }
      canvas.fill(.stroke(shadow, 0.019, 0.019), .flat(Ink(0x8A5218).alpha(0.4)))
      let tone = random.float(-0.08, 0.16)
      let color = tone < 0 ? ink.darker(-tone) : ink.lighter(tone)
      canvas.fill(.stroke(line, 0.016, 0.016), .flat(color))
      let light = line.map { ArtPoint($0.x - 0.002, $0.y - 0.003) }
      canvas.fill(.stroke(light, 0.004, 0.004), .flat(Ink.white.alpha(0.35)))
    }
  }

  private static func egg(_ canvas: ArtCanvas, _ center: ArtPoint, turned angle: Float) {
    func oval(_ rx: Float, _ ry: Float, dx: Float = 0, dy: Float = 0) -> ArtPath {
      ArtPath.ellipse(0, 0, rx, ry)
        .placed(at: ArtPoint(center.x + dx, center.y + dy), turned: angle)
    }
    canvas.fill(oval(0.098, 0.08, dx: 0.004, dy: 0.01), .flat(Ink.black.alpha(0.25)))
    canvas.fill(oval(0.096, 0.078), .flat(Ink(0xFFF8EA)))
    canvas.fill(oval(0.056, 0.05), .flat(Ink(0xF29A1F)))
    canvas.fill(oval(0.044, 0.038), .flat(Ink(0xFFB938)))
    canvas.glow(center.x - 0.02, center.y - 0.02, 0.04, Ink.white.alpha(0.4))
  }

  private static func onions(_ canvas: ArtCanvas, _ random: inout ArtRandom, _ center: ArtPoint) {
    for _ in 0..<34 {
      let angle = random.float(0, 2 * .pi)
      let out = random.float(0.04, 0.3)
      let point = ArtPoint(center.x + cos(angle) * out, center.y + sin(angle) * out)
      let size = random.float(0.009, 0.016)
      canvas.fill(
        .circle(point.x + 0.002, point.y + 0.004, size),
        .flat(Ink.black.alpha(0.2))
      )
      canvas.fill(.circle(point.x, point.y, size), .flat(Ink(0x5E9E3F)))
      canvas.fill(.circle(point.x, point.y, size * 0.62), .flat(Ink(0xD6EBA6)))
    }
  }

  private static func chopsticks(_ canvas: ArtCanvas, _ center: ArtPoint, _ angle: Float) {
    for offset in [-0.016, 0.03] as [Float] {
      let from = ArtPoint(-0.62, offset + 0.3)
      let to = ArtPoint(0.44, offset * 0.4 + 0.3)
      func stick(dy: Float) -> ArtPath {
        ArtPath.stroke([from, to], 0.024, 0.012)
          .placed(at: ArtPoint(center.x, center.y + dy), turned: angle)
      }
      canvas.fill(stick(dy: 0.012), .flat(Ink.black.alpha(0.25)))
      canvas.fill(stick(dy: 0), .flat(Ink(0x7A2E22)))
    }
  }
}
