import Foundation

/// Heads and shoulders of people, drawn flat.
struct PortraitScene {
  /// A hairstyle, or a head covering.
  enum Style: String, CaseIterable {
    case long
    case bob
    case bun
    case curls
    case short
    case beard
    case scarf
    case hat
  }

  private static let grounds: [(UInt32, UInt32)] = [
    (0xF9C8B4, 0xF2A58E), (0xBFE0E2, 0x8CC3CC), (0xF8DE9E, 0xEDC16A), (0xCFC5EC, 0xA99AD8),
    (0xBFE3C4, 0x8CC79A), (0xF6C4D2, 0xE794AE), (0xC2D5F2, 0x92B2E2), (0xE8DCC8, 0xCFBB9A),
  ]
  private static let skins: [UInt32] = [
    0xF8D9C0, 0xF1C6A4, 0xE2AC85, 0xC98B62, 0xA56B46, 0x7C4A30, 0xF5D0B5,
  ]
  private static let hairs: [UInt32] = [
    0x1E1A1E, 0x2B1B17, 0x4A2C1C, 0x7A4A26, 0xB9813F, 0xD9B26A, 0x9C3F24, 0x8C8F98,
  ]
  private static let clothes: [UInt32] = [
    0x2F4B7C, 0xC8493A, 0x3C7A68, 0xE0A030, 0x5B4A8A, 0x31343F, 0xEDE6DA, 0xD9738E,
  ]

  let canvas: ArtCanvas
  let style: Style
  let x: Float
  let skin: Ink
  let hair: Ink
  let cloth: Ink
  let faceWidth: Float
  let faceHeight: Float
  let hasGlasses: Bool

  private init(_ canvas: ArtCanvas, _ style: Style, _ random: inout ArtRandom) {
    self.canvas = canvas
    self.style = style
    x = canvas.aspect / 2
    let ground = random.inTurn(Self.grounds)
    skin = Ink(random.pick(Self.skins))
    hair = Ink(
      random.pick(style == .curls || style == .bun ? Array(Self.hairs.prefix(5)) : Self.hairs)
    )
    cloth = Ink(random.pick(Self.clothes))
    faceWidth = random.float(0.158, 0.18)
    faceHeight = random.float(0.2, 0.222)
    hasGlasses = random.chance(0.24)
    canvas.sky([(0, Ink(ground.0)), (1, Ink(ground.1))])
    canvas.fill(
      .circle(x + random.bell() * 0.12, 0.46 + random.bell() * 0.05, 0.4),
      .flat(Ink(ground.0).lighter(0.4).alpha(0.65))
    )
  }

  static func paint(_ canvas: ArtCanvas, _ style: Style, _ random: inout ArtRandom) {
    let portrait = PortraitScene(canvas, style, &random)
    portrait.behind(&random)
    portrait.body(&random)
    portrait.head(&random)
    portrait.front(&random)
  }

  static func ground(_ random: ArtRandom) -> Ink {
    let ground = random.inTurn(grounds)
    return Ink(ground.0).mixed(Ink(ground.1), 0.5)
  }

  func at(_ dx: Float, _ y: Float) -> ArtPoint { ArtPoint(x + dx, y) }

  func both(_ path: ArtPath, _ paint: ArtPaint) {
    canvas.fill(path, paint)
    canvas.fill(path.mirrored(aboutX: x), paint)
  }

  // MARK: Behind the head

  private func behind(_ random: inout ArtRandom) {
    switch style {
    case .long:
      canvas.fill(
        .blob([
          at(0, 0.2), at(-0.2, 0.28), at(-0.235, 0.5), at(-0.26, 0.74), at(-0.2, 0.88),
          at(0, 0.86), at(0.2, 0.88), at(0.26, 0.74), at(0.235, 0.5), at(0.2, 0.28),
        ]),
        .flat(hair.darker(0.12))
      )
    case .bob:
      canvas.fill(
        .blob([
          at(0, 0.2), at(-0.2, 0.27), at(-0.235, 0.48), at(-0.225, 0.64), at(-0.1, 0.68),
          at(0.1, 0.68), at(0.225, 0.64), at(0.235, 0.48), at(0.2, 0.27),
        ]),
        .flat(hair.darker(0.12))
      )
    case .bun:
      canvas.fill(.circle(x + 0.01, 0.185, 0.085), .flat(hair.darker(0.06)))
      canvas.fill(
        .stroke(
          ArtPath.smooth([at(-0.04, 0.16), at(0.02, 0.14), at(0.06, 0.19)], closed: false),
          0.008,
          0.003
        ),
        .flat(hair.lighter(0.2))
      )
    case .curls:
      for _ in 0..<46 {
        let angle = random.float(-.pi * 1.12, .pi * 0.12)
        let far = random.float(0.16, 0.235)
        canvas.fill(
          .circle(x + cos(angle) * far, 0.43 + sin(angle) * far * 1.06, random.float(0.035, 0.06)),
          .flat(hair.darker(random.float(0, 0.25)))
        )
      }
    case .scarf:
      canvas.fill(
        .blob([
          at(0, 0.2), at(-0.2, 0.28), at(-0.23, 0.5), at(-0.24, 0.75), at(-0.3, 0.95),
          at(0.3, 0.95), at(0.24, 0.75), at(0.23, 0.5), at(0.2, 0.28),
        ]),
        .flat(cloth.darker(0.25))
      )
    case .hat:
      canvas.fill(
        .blob([
          at(0, 0.3), at(-0.19, 0.36), at(-0.2, 0.6), at(-0.16, 0.66), at(0.16, 0.66),
          at(0.2, 0.6), at(0.19, 0.36),
        ]),
        .flat(hair.darker(0.1))
      )
    case .short, .beard: break
    }
  }

  // MARK: Body and head

  private func body(_ random: inout ArtRandom) {
    canvas.fill(
      .blob([
        at(0, 0.755), at(-0.15, 0.78), at(-0.31, 0.85), at(-0.38, 1.02), at(-0.3, 1.2),
        at(0.3, 1.2), at(0.38, 1.02), at(0.31, 0.85), at(0.15, 0.78),
      ]),
      .vertical(cloth.lighter(0.06), 0.75, cloth.darker(0.14), 1)
    )
    canvas.fill(.ellipse(x, 0.785, 0.105, 0.06), .flat(skin.darker(0.1)))
    canvas.fill(
      ArtPath([at(-0.07, 0.58), at(0.07, 0.58), at(0.078, 0.8), at(-0.078, 0.8)]),
      .vertical(skin.darker(0.24), 0.62, skin.darker(0.07), 0.78)
    )
    if style == .short || style == .beard, random.chance(0.6) {
      both(
        ArtPath([at(-0.1, 0.76), at(-0.005, 0.86), at(-0.075, 0.9), at(-0.14, 0.785)]),
        .flat(cloth.lighter(0.28))
      )
    } else {
      canvas.fill(
        .stroke(
          ArtPath.smooth([at(-0.115, 0.785), at(0, 0.855), at(0.115, 0.785)], closed: false),
          0.012,
          0.012
        ),
        .flat(cloth.lighter(0.22))
      )
    }
  }

  private func head(_ random: inout ArtRandom) {
    let y: Float = 0.465
    both(.ellipse(x - faceWidth * 1.01, y + 0.025, 0.03, 0.042), .flat(skin.darker(0.07)))
    let jaw = random.float(0.62, 0.76)
    canvas.fill(
      .blob([
        at(0, y - faceHeight), at(-faceWidth * 0.72, y - faceHeight * 0.78),
        at(-faceWidth, y - faceHeight * 0.1), at(-faceWidth * 0.93, y + faceHeight * 0.38),
        at(-faceWidth * jaw, y + faceHeight * 0.8), at(0, y + faceHeight * 1.03),
        at(faceWidth * jaw, y + faceHeight * 0.8), at(faceWidth * 0.93, y + faceHeight * 0.38),
        at(faceWidth, y - faceHeight * 0.1), at(faceWidth * 0.72, y - faceHeight * 0.78),
      ]),
      .vertical(skin.lighter(0.05), 0.3, skin, 0.68)
    )
    if style == .beard { beard() }
    face(&random)
  }

  private func beard() {
    let y: Float = 0.465
    let ink = hair.mixed(skin, 0.06)
    canvas.fill(
      .blob([
        at(-faceWidth * 1.0, y + 0.0), at(-faceWidth * 1.0, y + faceHeight * 0.45),
        at(-faceWidth * 0.72, y + faceHeight * 0.95), at(0, y + faceHeight * 1.22),
        at(faceWidth * 0.72, y + faceHeight * 0.95), at(faceWidth * 1.0, y + faceHeight * 0.45),
        at(faceWidth * 1.0, y + 0.0), at(faceWidth * 0.8, y + faceHeight * 0.36),
        at(faceWidth * 0.36, y + faceHeight * 0.43), at(0, y + faceHeight * 0.4),
        at(-faceWidth * 0.36, y + faceHeight * 0.43), at(-faceWidth * 0.8, y + faceHeight * 0.36),
      ]),
      .flat(ink)
    )
  }

  private func face(_ random: inout ArtRandom) {
    let eyeY: Float = 0.472
    let apart = faceWidth * 0.44
    let dark = Ink(0x2A1D1E)
    let brow = hair.mixed(dark, 0.4)
    let tilt = random.float(-0.006, 0.008)
    both(
      .stroke(
        ArtPath.smooth(
          [
            at(-apart - 0.032, eyeY - 0.042 + tilt), at(-apart, eyeY - 0.056),
            at(-apart + 0.03, eyeY - 0.047 - tilt),
          ],
          closed: false
        ),
        0.008,
        0.0125
      ),
      .flat(brow)
    )
    if random.chance(0.22) {
      // Laughing eyes.
      both(
        .stroke(
          ArtPath.smooth(
            [
              at(-apart - 0.024, eyeY + 0.008), at(-apart, eyeY - 0.012),
              at(-apart + 0.024, eyeY + 0.008),
            ],
            closed: false
          ),
          0.0095,
          0.0095
        ),
        .flat(dark)
      )
    } else {
      both(.ellipse(x - apart, eyeY, 0.0155, 0.0205), .flat(dark))
      for side in [-1, 1] as [Float] {
        canvas.fill(.circle(x + side * apart + 0.005, eyeY - 0.007, 0.0052), .flat(.white))
      }
    }
    let blush = Ink(0xE8615A, 0.22)
    both(.ellipse(x - apart - 0.022, eyeY + 0.062, 0.034, 0.022), .flat(blush))
    canvas.fill(
      .stroke(
        ArtPath.smooth(
          [at(0.004, eyeY + 0.02), at(0.018, eyeY + 0.058), at(-0.008, eyeY + 0.064)],
          closed: false
        ),
        0.005,
        0.008
      ),
      .flat(skin.darker(0.26))
    )
    let mouthY = eyeY + 0.105
    if random.chance(0.45) {
      canvas.fill(
        .blob([
          at(-0.048, mouthY - 0.004), at(0, mouthY + 0.005), at(0.048, mouthY - 0.004),
          at(0.03, mouthY + 0.03), at(0, mouthY + 0.038), at(-0.03, mouthY + 0.03),
        ]),
        .flat(Ink(0x9B3A3C))
      )
      canvas.fill(
        .blob([
          at(-0.036, mouthY + 0.003), at(0, mouthY + 0.009), at(0.036, mouthY + 0.003),
          at(0, mouthY + 0.017),
        ]),
        .flat(Ink(0xFFF6F0))
      )
    } else {
      canvas.fill(
        .stroke(
          ArtPath.smooth(
            [at(-0.042, mouthY), at(0, mouthY + 0.019), at(0.042, mouthY)],
            closed: false
          ),
          width: { 0.005 + 0.007 * sin($0 * .pi) }
        ),
        .flat(Ink(0xA8474A).mixed(skin.darker(0.4), 0.3))
      )
    }
  }
}
