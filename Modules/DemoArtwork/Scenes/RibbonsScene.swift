import Foundation

/// Bands of color that follow the wind.
struct RibbonsScene: ArtScene {
  private static let palettes: [(ground: UInt32, low: UInt32, inks: [UInt32])] = [
    (0xF7EFE2, 0xF1E2CC, [0xE4572E, 0xF3A712, 0x29335C, 0xA8C686, 0x669BBC]),
    (0x10162F, 0x232A5A, [0xF72585, 0x7209B7, 0x4CC9F0, 0x4361EE, 0xF9C74F]),
    (0xE9F1EC, 0xD3E4DC, [0x0B6E4F, 0x08A045, 0x6BBF59, 0xF0C808, 0x21324A]),
    (0x201A24, 0x3A2630, [0xFFB997, 0xF67E7D, 0x843B62, 0xFFE0C8, 0x7FB7BE]),
    (0xFDF3F4, 0xF8DDE2, [0xD7263D, 0xF46036, 0x2E294E, 0x1B998B, 0xFFC2C7]),
    (0x0E2A35, 0x12465A, [0x2EC4B6, 0xCBF3F0, 0xFF9F1C, 0xFFBF69, 0x6FD3E3]),
  ]

  static func mainColor(_ random: ArtRandom) -> Ink {
    let palette = random.inTurn(palettes)
    return Ink(palette.low)
  }

  static func paint(_ canvas: ArtCanvas, _ random: inout ArtRandom) {
    let palette = random.inTurn(palettes)
    let noise = ArtNoise(&random)
    canvas.sky([(0, Ink(palette.ground)), (1, Ink(palette.low))])
    let turn = random.float(0, 2 * .pi)
    let curl = random.float(0.7, 1.5)
    let inks = palette.inks.map { Ink($0) }
    for index in 0..<95 {
      var x = random.float(-0.1, canvas.aspect + 0.1)
      var y = random.float(-0.1, 1.1)
      // Similar colors are close together: neighbours belong to one stream.
      let stream = noise.value(x * 1.8 + 9, y * 1.8 + 5) * Float(inks.count) * 1.6
      let ink = inks[(Int(stream) + (random.chance(0.12) ? 1 : 0)) % inks.count]
      var points: [ArtPoint] = []
      let length = random.int(34, 78)
      for _ in 0..<length {
        points.append(ArtPoint(x, y))
        let angle = turn + (noise.fractal(x * curl, y * curl, octaves: 2) - 0.5) * 7.5
        x += cos(angle) * 0.013
        y += sin(angle) * 0.013
      }
      let size = random.chance(0.2) ? random.float(0.02, 0.05) : random.float(0.004, 0.016)
      let path = ArtPath.stroke(points) { t in
        size * powf(sin(.pi * (0.04 + 0.92 * t)), 0.6)
      }
      if size > 0.017 {
        let shadow = path.placed(at: ArtPoint(0.004, 0.009))
        canvas.fill(shadow, .flat(Ink.black.alpha(0.1)))
      }
      guard let first = points.first, let last = points.last else { continue }
      let tilt = Float(index % 3) * 0.07
      canvas.fill(
        path,
        .linear(ink.lighter(tilt + 0.06), first, ink.darker(0.16 - tilt), last)
      )
    }
  }
}
