import Foundation

/// Small things several scenes have.
enum Motifs {
  /// A pine standing at a point.
  static func pine(at foot: ArtPoint, _ height: Float, _ random: inout ArtRandom) -> ArtPath {
    let tiers = 6
    let spread = height * random.float(0.17, 0.23)
    var left: [ArtPoint] = []
    var right: [ArtPoint] = []
    for tier in 0..<tiers {
      let t = Float(tier + 1) / Float(tiers)
      let y = foot.y - height * (1 - t * 0.94)
      let reach = spread * t * random.float(0.86, 1.12)
      left.append(ArtPoint(foot.x - reach, y))
      left.append(ArtPoint(foot.x - reach * 0.5, y - height * 0.028))
      right.append(ArtPoint(foot.x + reach * random.float(0.9, 1.1), y))
      right.append(ArtPoint(foot.x + reach * 0.5, y - height * 0.028))
    }
    left.removeLast()
    right.removeLast()
    let trunk = height * 0.025
    let bottom = [
      ArtPoint(foot.x - trunk, foot.y - height * 0.06), ArtPoint(foot.x - trunk, foot.y),
      ArtPoint(foot.x + trunk, foot.y), ArtPoint(foot.x + trunk, foot.y - height * 0.06),
    ]
    return ArtPath([ArtPoint(foot.x, foot.y - height)] + left + bottom + right.reversed())
  }

  /// A flock far away.
  static func birds(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    around center: ArtPoint,
    _ ink: Ink
  ) {
    for _ in 0..<random.int(3, 7) {
      let x = center.x + random.bell() * 0.14
      let y = center.y + random.bell() * 0.06
      let size = random.float(0.008, 0.015)
      let lift = random.float(0.3, 0.6) * size
      for side in [-1, 1] as [Float] {
        let wing = ArtPath.smooth(
          [
            ArtPoint(x, y), ArtPoint(x + side * size * 0.5, y - lift),
            ArtPoint(x + side * size, y - lift * 0.55),
          ],
          closed: false,
          pieces: 4
        )
        canvas.fill(.stroke(wing, 0.0032, 0.0008), .flat(ink))
      }
    }
  }

  /// Stars down to a height, the brighter ones with a soft light around them.
  static func stars(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    to bottom: Float,
    count: Int,
    warm: Ink = Ink(0xFFE9C8),
    cold: Ink = Ink(0xCFE0FF)
  ) {
    for _ in 0..<Int(Float(count) * canvas.aspect) {
      let x = random.float(0, canvas.aspect)
      let y = powf(random.unit(), 1.2) * bottom
      let size = powf(random.unit(), 5)
      let ink = cold.mixed(warm, random.unit())
      canvas.fill(
        .circle(x, y, 0.0009 + 0.0019 * size),
        .light(ink.alpha(random.float(0.35, 0.7) + size))
      )
      if size > 0.8 {
        canvas.glow(x, y, 0.006 + 0.012 * (size - 0.7), ink.alpha(0.5))
      }
    }
  }

  /// A moon: round, or a crescent in front of a sky of one color.
  static func moon(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    at center: ArtPoint,
    _ radius: Float
  ) {
    let ink = Ink(0xFFF7E2)
    canvas.glow(center.x, center.y, radius * 7, ink.alpha(0.26))
    canvas.glow(center.x, center.y, radius * 2.4, ink.alpha(0.4))
    if random.chance(0.45) {
      var crescent: [ArtPoint] = []
      for step in 0...40 {
        let t = Float(step) / 40 * .pi - .pi / 2
        crescent.append(ArtPoint(cos(t) * radius, sin(t) * radius))
      }
      for step in (0...40).reversed() {
        let t = Float(step) / 40 * .pi - .pi / 2
        crescent.append(ArtPoint(cos(t) * radius * 0.5, sin(t) * radius))
      }
      canvas.fill(ArtPath(crescent).placed(at: center, turned: -0.5), .flat(ink))
      return
    }
    canvas.fill(.circle(center.x, center.y, radius), .flat(ink))
    for _ in 0..<7 {
      let angle = random.float(0, 2 * .pi)
      let far = random.float(0, 0.68) * radius
      canvas.fill(
        .ellipse(
          center.x + cos(angle) * far,
          center.y + sin(angle) * far,
          radius * random.float(0.09, 0.24),
          radius * random.float(0.08, 0.2),
          turned: angle
        ),
        .flat(Ink(0xDCCFB2, 0.5))
      )
    }
  }

  /// A small boat with a sail.
  static func boat(_ canvas: ArtCanvas, at water: ArtPoint, _ size: Float, hull: Ink, sail: Ink) {
    let x = water.x
    let y = water.y
    canvas.fill(
      ArtPath(
        ArtPath.smooth(
          [
            ArtPoint(x - size * 0.5, y - size * 0.12), ArtPoint(x - size * 0.34, y + size * 0.04),
            ArtPoint(x + size * 0.3, y + size * 0.04), ArtPoint(x + size * 0.56, y - size * 0.14),
          ],
          closed: false
        )
      ),
      .flat(hull)
    )
    canvas.fill(
      ArtPath(
        ArtPath.smooth(
          [
            ArtPoint(x + size * 0.02, y - size * 1.15), ArtPoint(x + size * 0.3, y - size * 0.6),
            ArtPoint(x + size * 0.46, y - size * 0.2),
          ],
          closed: false
        ) + [ArtPoint(x + size * 0.02, y - size * 0.2)]
      ),
      .flat(sail)
    )
    canvas.fill(
      ArtPath([
        ArtPoint(x - size * 0.03, y - size * 0.95), ArtPoint(x - size * 0.36, y - size * 0.2),
        ArtPoint(x - size * 0.03, y - size * 0.2),
      ]),
      .flat(sail.darker(0.12))
    )
    canvas.fill(
      .ellipse(x, y + size * 0.3, size * 0.26, size * 0.22),
      .flat(sail.alpha(0.22))
    )
  }
}
