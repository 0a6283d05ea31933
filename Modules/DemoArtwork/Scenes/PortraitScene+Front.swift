import Foundation

/// The parts in front of the head: hair, cloth, glasses.
extension PortraitScene {
  func front(_ random: inout ArtRandom) {
    switch style {
    case .long, .bob, .bun: fringe(parted: random.float(-0.08, 0.08))
    case .curls:
      for step in 0..<13 {
        let angle = -.pi * (0.06 + 0.88 * Float(step) / 12)
        canvas.fill(
          .circle(
            x + cos(angle) * faceWidth * 1.0,
            0.4 + sin(angle) * faceHeight * 0.74,
            random.float(0.036, 0.052)
          ),
          .flat(hair.darker(random.float(0, 0.12)))
        )
      }
    case .short, .beard: crop(&random)
    case .scarf: headscarf()
    case .hat: hat(&random)
    }
    if hasGlasses { glasses() }
  }

  private func fringe(parted part: Float) {
    let left = ArtPath.blob([
      at(part, 0.235), at(-0.13, 0.23), at(-faceWidth - 0.04, 0.36), at(-faceWidth - 0.032, 0.52),
      at(-faceWidth + 0.012, 0.53), at(-faceWidth + 0.02, 0.42), at(part - 0.06, 0.35),
    ])
    let right = ArtPath.blob([
      at(part, 0.235), at(0.13, 0.23), at(faceWidth + 0.04, 0.36), at(faceWidth + 0.032, 0.52),
      at(faceWidth - 0.012, 0.53), at(faceWidth - 0.02, 0.42), at(part + 0.06, 0.35),
    ])
    canvas.fill(left, .flat(hair))
    canvas.fill(right, .flat(hair))
    canvas.fill(
      .blob([at(-0.15, 0.27), at(0, 0.215), at(0.15, 0.27), at(0.06, 0.3), at(-0.06, 0.3)]),
      .flat(hair)
    )
    canvas.fill(
      .stroke(
        ArtPath.smooth([at(-0.13, 0.3), at(-0.08, 0.255), at(0, 0.24)], closed: false),
        0.004,
        0.012
      ),
      .flat(hair.lighter(0.22).alpha(0.7))
    )
  }

  private func crop(_ random: inout ArtRandom) {
    let lift = random.float(0, 0.04)
    canvas.fill(
      .blob([
        at(-faceWidth - 0.012, 0.47), at(-faceWidth - 0.026, 0.36), at(-0.13, 0.235 - lift * 0.5),
        at(0.02, 0.205 - lift), at(0.14, 0.24), at(faceWidth + 0.026, 0.36),
        at(faceWidth + 0.012, 0.47), at(faceWidth - 0.014, 0.4), at(0.1, 0.33),
        at(-0.02, 0.345 + lift * 0.4),
        at(-0.11, 0.32), at(-faceWidth + 0.014, 0.4),
      ]),
      .flat(hair)
    )
    canvas.fill(
      .stroke(
        ArtPath.smooth([at(-0.1, 0.28), at(-0.02, 0.25 - lift), at(0.07, 0.26)], closed: false),
        0.004,
        0.01
      ),
      .flat(hair.lighter(0.22).alpha(0.7))
    )
  }

  private func headscarf() {
    let y: Float = 0.465
    var ring = ArtPath.blob([
      at(0, 0.21), at(-0.17, 0.26), at(-0.225, 0.46), at(-0.2, 0.66), at(-0.12, 0.8), at(0, 0.84),
      at(0.12, 0.8), at(0.2, 0.66), at(0.225, 0.46), at(0.17, 0.26),
    ])
    // The contour of the opening has the opposite direction, so the opening stays empty.
    ring.contours.append(
      ArtPath.superellipse(x, y + 0.005, faceWidth * 0.88, faceHeight * 0.9, exponent: 2.1)
        .contours[0]
    )
    let shape = ring.contours
    let isSameWay = Self.area(shape[0]) * Self.area(shape[1]) > 0
    if isSameWay { ring.contours[1].reverse() }
    canvas.fill(ring, .linear(cloth.lighter(0.16), at(-0.2, 0.3), cloth.darker(0.08), at(0.2, 0.8)))
    canvas.fill(
      .blob([
        at(-0.2, 0.66), at(-0.04, 0.74), at(0.19, 0.68), at(0.27, 0.84), at(0.1, 0.97),
        at(-0.24, 0.9),
      ]),
      .linear(cloth.lighter(0.1), at(-0.2, 0.7), cloth.darker(0.16), at(0.2, 0.95))
    )
    for fold in [0, 0.06, 0.12] as [Float] {
      canvas.fill(
        .stroke(
          ArtPath.smooth(
            [at(-0.17 + fold * 0.3, 0.72 + fold), at(0, 0.79 + fold), at(0.19, 0.74 + fold)],
            closed: false
          ),
          0.004,
          0.009
        ),
        .flat(cloth.darker(0.22).alpha(0.7))
      )
    }
  }

  private static func area(_ contour: [ArtPoint]) -> Float {
    var sum: Float = 0
    for index in contour.indices {
      let a = contour[index]
      let b = contour[(index + 1) % contour.count]
      sum += a.x * b.y - b.x * a.y
    }
    return sum
  }

  private func hat(_ random: inout ArtRandom) {
    let wool = cloth.lighter(0.12)
    canvas.fill(
      .blob([
        at(-0.19, 0.37), at(-0.19, 0.26), at(-0.1, 0.165), at(0.02, 0.145), at(0.13, 0.18),
        at(0.19, 0.27),
        at(0.19, 0.37), at(0, 0.38),
      ]),
      .linear(wool.lighter(0.1), at(-0.1, 0.15), wool.darker(0.18), at(0.15, 0.4))
    )
    canvas.fill(.circle(x + 0.02, 0.135, 0.045), .flat(wool.lighter(0.5)))
    canvas.fill(
      ArtPath(
        ArtPath.smooth([at(-0.205, 0.345), at(0, 0.325), at(0.205, 0.345)], closed: false)
          + ArtPath.smooth([at(0.205, 0.4), at(0, 0.38), at(-0.205, 0.4)], closed: false)
      ),
      .flat(wool.lighter(0.4))
    )
    for rib in -7...7 {
      let dx = Float(rib) * 0.027
      canvas.fill(
        .stroke([at(dx, 0.338), at(dx, 0.386)], 0.0035, 0.0035),
        .flat(wool.darker(0.1).alpha(0.5))
      )
    }
    both(
      .blob([
        at(-0.19, 0.39), at(-0.175, 0.54), at(-faceWidth + 0.012, 0.55),
        at(-faceWidth + 0.025, 0.41),
      ]),
      .flat(hair)
    )
  }

  private func glasses() {
    let eyeY: Float = 0.474
    let apart = faceWidth * 0.44
    let frame = Ink(0x2B2A33)
    for side in [-1, 1] as [Float] {
      let outline = ArtPath.superellipse(x + side * apart, eyeY, 0.054, 0.046, exponent: 2.8)
      canvas.fill(outline, .flat(Ink(0xFFFFFF, 0.16)))
      guard let contour = outline.contours.first, let first = contour.first else { continue }
      canvas.fill(.stroke(contour + [first], 0.0085, 0.0085), .flat(frame))
      canvas.fill(
        .stroke(
          [at(side * (apart + 0.052), eyeY - 0.008), at(side * (faceWidth + 0.006), eyeY - 0.012)],
          0.0085,
          0.0085
        ),
        .flat(frame)
      )
    }
    canvas.fill(
      .stroke(
        ArtPath.smooth(
          [at(-apart + 0.053, eyeY - 0.004), at(0, eyeY - 0.016), at(apart - 0.053, eyeY - 0.004)],
          closed: false
        ),
        0.008,
        0.008
      ),
      .flat(frame)
    )
  }
}
