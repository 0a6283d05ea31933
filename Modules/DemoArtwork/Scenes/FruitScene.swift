import Foundation

/// Slices of fruit on a colored table.
struct FruitScene: ArtScene {
  private struct Kind {
    var rind: UInt32
    var pith: UInt32
    var flesh: UInt32
    var deep: UInt32
  }

  private static let kinds = [
    Kind(rind: 0xF4A126, pith: 0xFFF1D2, flesh: 0xFFB43A, deep: 0xF08A1C),
    Kind(rind: 0xF5D327, pith: 0xFFFBE0, flesh: 0xFBE258, deep: 0xEBC52C),
    Kind(rind: 0x6DAA2C, pith: 0xF4FBDC, flesh: 0xC2DE6A, deep: 0x97C23E),
    Kind(rind: 0xF08A5A, pith: 0xFFEBDD, flesh: 0xF4655E, deep: 0xD83C4C),
  ]

  private static let tables: [(UInt32, UInt32)] = [
    (0xF6D7C3, 0xEFBFA5), (0xCFE6E4, 0xA5CFCF), (0xFBE9B7, 0xF4D486), (0x2E4A5A, 0x1D3340),
    (0xE7D9F0, 0xCDB6E0), (0xF7F1E8, 0xE5D9C8),
  ]

  static func mainColor(_ random: ArtRandom) -> Ink {
    let table = random.inTurn(tables)
    return Ink(table.1)
  }

  static func paint(_ canvas: ArtCanvas, _ random: inout ArtRandom) {
    let table = random.inTurn(tables)
    canvas.sky([(0, Ink(table.0)), (1, Ink(table.1))])
    var placed: [(ArtPoint, Float)] = []
    let isLarge = random.chance(0.4)
    for _ in 0..<140 {
      let radius = isLarge ? random.float(0.2, 0.3) : random.float(0.1, 0.19)
      let point = ArtPoint(random.float(0, canvas.aspect), random.unit())
      let isFree = placed.allSatisfy { other, otherRadius in
        let dx = other.x - point.x
        let dy = other.y - point.y
        let space = radius + otherRadius + 0.012
        return dx * dx + dy * dy > space * space
      }
      guard isFree else { continue }
      placed.append((point, radius))
      slice(canvas, &random, point, radius, random.pick(kinds))
    }
    for _ in 0..<40 {
      let point = ArtPoint(random.float(0, canvas.aspect), random.unit())
      let isFree = placed.allSatisfy { other, radius in
        let dx = other.x - point.x
        let dy = other.y - point.y
        return dx * dx + dy * dy > (radius + 0.035) * (radius + 0.035)
      }
      if isFree {
        placed.append((point, 0.03))
        leaf(canvas, &random, point)
      }
    }
  }

  private static func slice(
    _ canvas: ArtCanvas,
    _ random: inout ArtRandom,
    _ center: ArtPoint,
    _ radius: Float,
    _ kind: Kind
  ) {
    canvas.fill(
      .circle(center.x + radius * 0.05, center.y + radius * 0.1, radius * 1.01),
      .flat(Ink.black.alpha(0.16))
    )
    canvas.fill(
      .circle(center.x, center.y, radius),
      .linear(
        Ink(kind.rind).lighter(0.15),
        ArtPoint(center.x - radius, center.y - radius),
        Ink(kind.rind).darker(0.14),
        ArtPoint(center.x + radius, center.y + radius)
      )
    )
    canvas.fill(.circle(center.x, center.y, radius * 0.91), .flat(Ink(kind.pith)))
    let count = random.int(8, 11)
    let turn = random.float(0, 6)
    for index in 0..<count {
      let angle = turn + Float(index) / Float(count) * 2 * .pi
      let half = Float.pi / Float(count) * 0.86
      let far = radius * 0.83
      let wedge = ArtPath.blob([
        ArtPoint(radius * 0.1, 0), ArtPoint(far * 0.55, -tan(half) * far * 0.55),
        ArtPoint(far * cos(half * 0.86), -far * sin(half * 0.86)), ArtPoint(far, 0),
        ArtPoint(far * cos(half * 0.86), far * sin(half * 0.86)),
        ArtPoint(far * 0.55, tan(half) * far * 0.55),
      ]).placed(at: center, turned: angle)
      let tip = ArtPoint(center.x + cos(angle) * far, center.y + sin(angle) * far)
      canvas.fill(wedge, .linear(Ink(kind.flesh).lighter(0.22), center, Ink(kind.deep), tip))
      for _ in 0..<7 {
        let out = random.float(0.3, 0.8) * radius
        let off = random.float(-0.55, 0.55) * half
        let spot = ArtPath.ellipse(out, 0, radius * 0.075, radius * 0.017)
        canvas.fill(
          spot.placed(at: center, turned: angle + off),
          .flat(Ink(kind.flesh).lighter(0.5).alpha(0.4))
        )
      }
    }
    canvas.fill(.circle(center.x, center.y, radius * 0.07), .flat(Ink(kind.pith)))
    canvas.glow(
      center.x - radius * 0.35,
      center.y - radius * 0.4,
      radius * 0.8,
      Ink.white.alpha(0.22)
    )
  }

  private static func leaf(_ canvas: ArtCanvas, _ random: inout ArtRandom, _ point: ArtPoint) {
    let size = random.float(0.05, 0.075)
    let outline = ArtPath.blob([
      ArtPoint(-size, 0), ArtPoint(-size * 0.2, -size * 0.42), ArtPoint(size, 0),
      ArtPoint(-size * 0.2, size * 0.42),
    ])
    let angle = random.float(0, 6)
    canvas.fill(
      outline.placed(at: ArtPoint(point.x + 0.004, point.y + 0.008), turned: angle),
      .flat(Ink.black.alpha(0.14))
    )
    canvas.fill(outline.placed(at: point, turned: angle), .flat(Ink(0x4E8F4A)))
    canvas.fill(
      ArtPath.stroke([ArtPoint(-size, 0), ArtPoint(size, 0)], 0.004, 0.001)
        .placed(at: point, turned: angle),
      .flat(Ink(0x9CCB86))
    )
  }
}
