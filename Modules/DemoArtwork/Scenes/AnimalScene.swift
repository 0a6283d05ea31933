/// Faces of animals, drawn flat.
struct AnimalScene {
  /// Which animal.
  enum Kind: String, CaseIterable {
    case cat
    case dog
    case fox
    case bear
    case owl
  }

  private static let grounds: [(UInt32, UInt32)] = [
    (0xFCE1A8, 0xF4C06A), (0xC9E6E8, 0x93CBD2), (0xF7CFC2, 0xEBA391), (0xD6E8C0, 0xA8CB8C),
    (0xDCD3F0, 0xB6A6DC), (0xF9D3DE, 0xECA3B8),
  ]

  private let canvas: ArtCanvas
  private let x: Float

  static func paint(_ canvas: ArtCanvas, _ kind: Kind, _ random: inout ArtRandom) {
    let ground = random.inTurn(grounds)
    canvas.sky([(0, Ink(ground.0)), (1, Ink(ground.1))])
    canvas.fill(
      .circle(canvas.aspect / 2, 0.52, 0.42),
      .flat(Ink(ground.0).lighter(0.4).alpha(0.7))
    )
    let scene = AnimalScene(canvas: canvas, x: canvas.aspect / 2)
    switch kind {
    case .cat: scene.cat(&random)
    case .dog: scene.dog(&random)
    case .fox: scene.fox()
    case .bear: scene.bear(&random)
    case .owl: scene.owl(&random)
    }
  }

  static func ground(_ random: ArtRandom) -> Ink {
    let ground = random.inTurn(grounds)
    return Ink(ground.0).mixed(Ink(ground.1), 0.5)
  }

  private func at(_ dx: Float, _ y: Float) -> ArtPoint { ArtPoint(x + dx, y) }

  private func both(_ path: ArtPath, _ paint: ArtPaint) {
    canvas.fill(path, paint)
    canvas.fill(path.mirrored(aboutX: x), paint)
  }

  private func shoulders(_ ink: Ink, chest: Ink) {
    canvas.fill(
      .blob([
        at(0, 0.7), at(-0.2, 0.76), at(-0.28, 0.95), at(-0.26, 1.2), at(0.26, 1.2), at(0.28, 0.95),
        at(0.2, 0.76),
      ]),
      .vertical(ink, 0.7, ink.darker(0.15), 1)
    )
    canvas.fill(
      .blob([at(0, 0.76), at(-0.1, 0.82), at(-0.12, 1.1), at(0.12, 1.1), at(0.1, 0.82)]),
      .flat(chest)
    )
  }

  private func eyes(
    _ apart: Float,
    _ y: Float,
    iris: Ink?,
    width: Float = 0.03,
    height: Float = 0.036,
    slit: Bool = false
  ) {
    let dark = Ink(0x201A1E)
    for side in [-1, 1] as [Float] {
      let ex = x + side * apart
      if let iris {
        canvas.fill(.ellipse(ex, y, width * 1.45, height * 1.22), .flat(dark))
        canvas.fill(.ellipse(ex, y, width * 1.25, height * 1.05), .flat(iris))
        canvas.fill(.ellipse(ex, y, slit ? width * 0.45 : width * 0.8, height * 0.9), .flat(dark))
      } else {
        canvas.fill(.ellipse(ex, y, width, height), .flat(dark))
      }
      canvas.fill(.circle(ex + width * 0.34, y - height * 0.36, width * 0.32), .flat(.white))
    }
  }

  private func mouth(_ y: Float, _ size: Float, _ ink: Ink) {
    canvas.fill(.stroke([at(0, y - size * 0.5), at(0, y)], 0.008, 0.008), .flat(ink))
    both(
      .stroke(
        ArtPath.smooth([at(0, y), at(-size * 0.55, y + size * 0.34), at(-size, y)], closed: false),
        0.009,
        0.005
      ),
      .flat(ink)
    )
  }

  // MARK: Animals

  private func cat(_ random: inout ArtRandom) {
    let fur = Ink(random.pick([0xE9A45B, 0x8E8C94, 0x3A3740, 0xF3E6D6, 0xC98F5E] as [UInt32]))
    let pale = fur.lighter(0.62)
    let eye = Ink(random.pick([0x9BCB4A, 0xE9B83A, 0x6DB7D9] as [UInt32]))
    shoulders(fur, chest: pale)
    both(
      .blob([
        at(-0.235, 0.42), at(-0.225, 0.17), at(-0.185, 0.165), at(-0.05, 0.31), at(-0.08, 0.42),
      ]),
      .flat(fur)
    )
    both(
      .blob([at(-0.2, 0.36), at(-0.198, 0.225), at(-0.18, 0.225), at(-0.1, 0.32)]),
      .flat(Ink(0xE99A9A))
    )
    canvas.fill(
      .blob([
        at(0, 0.275), at(-0.17, 0.32), at(-0.26, 0.5), at(-0.215, 0.66), at(-0.1, 0.735),
        at(0, 0.75), at(0.1, 0.735), at(0.215, 0.66), at(0.26, 0.5),
        at(0.17, 0.32),
      ]),
      .vertical(fur.lighter(0.06), 0.28, fur, 0.7)
    )
    for stripe in [-1, 0, 1] as [Float] {
      canvas.fill(
        .stroke(
          [at(stripe * 0.045, 0.29), at(stripe * 0.034, 0.375 - abs(stripe) * 0.012)],
          0.022,
          0.006
        ),
        .flat(fur.darker(0.28))
      )
    }
    both(
      .stroke([at(-0.252, 0.5), at(-0.19, 0.52)], 0.018, 0.004),
      .flat(fur.darker(0.28))
    )
    both(
      .stroke([at(-0.245, 0.57), at(-0.185, 0.57)], 0.018, 0.004),
      .flat(fur.darker(0.28))
    )
    both(.ellipse(x - 0.048, 0.632, 0.066, 0.056), .flat(pale))
    canvas.fill(.ellipse(x, 0.685, 0.05, 0.034), .flat(pale))
    eyes(0.108, 0.515, iris: eye, slit: true)
    canvas.fill(
      .blob([at(-0.03, 0.588), at(0, 0.582), at(0.03, 0.588), at(0, 0.616)]),
      .flat(Ink(0xD9777C))
    )
    mouth(0.64, 0.055, Ink(0x54383A))
    for row in [-1, 0, 1] as [Float] {
      both(
        .stroke(
          ArtPath.smooth(
            [
              at(-0.09, 0.63 + row * 0.012), at(-0.2, 0.615 + row * 0.03),
              at(-0.31, 0.625 + row * 0.052),
            ],
            closed: false
          ),
          0.0045,
          0.0015
        ),
        .flat(Ink(0xFFFFFF, 0.9))
      )
    }
  }

  private func dog(_ random: inout ArtRandom) {
    let fur = Ink(random.pick([0xD9A066, 0xF2E8DA, 0x9A6A44, 0x4A4146] as [UInt32]))
    let ear = fur.darker(0.36)
    let pale = fur.lighter(0.62)
    shoulders(fur, chest: pale)
    canvas.fill(
      .stroke(
        ArtPath.smooth([at(-0.17, 0.78), at(0, 0.84), at(0.17, 0.78)], closed: false),
        0.04,
        0.04
      ),
      .flat(Ink(0xC8433A))
    )
    canvas.fill(.circle(x, 0.865, 0.032), .flat(Ink(0xF2C14A)))
    canvas.fill(
      .blob([
        at(0, 0.255), at(-0.15, 0.285), at(-0.215, 0.44), at(-0.19, 0.62), at(-0.11, 0.745),
        at(0, 0.775), at(0.11, 0.745), at(0.19, 0.62),
        at(0.215, 0.44), at(0.15, 0.285),
      ]),
      .vertical(fur.lighter(0.06), 0.28, fur, 0.7)
    )
    canvas.fill(
      .blob([
        at(0, 0.27), at(-0.035, 0.4), at(-0.05, 0.5), at(-0.13, 0.62), at(-0.1, 0.735),
        at(0, 0.765), at(0.1, 0.735), at(0.13, 0.62), at(0.05, 0.5),
        at(0.035, 0.4),
      ]),
      .flat(pale)
    )
    both(
      .blob([
        at(-0.1, 0.265), at(-0.2, 0.27), at(-0.285, 0.4), at(-0.29, 0.58), at(-0.235, 0.63),
        at(-0.19, 0.52), at(-0.165, 0.38),
      ]),
      .linear(ear.lighter(0.08), at(-0.15, 0.27), ear.darker(0.1), at(-0.27, 0.62))
    )
    eyes(0.093, 0.475, iris: nil, width: 0.027, height: 0.033)
    both(
      .stroke(
        ArtPath.smooth([at(-0.13, 0.415), at(-0.095, 0.4), at(-0.06, 0.415)], closed: false),
        0.008,
        0.012
      ),
      .flat(ear)
    )
    canvas.fill(
      .blob([
        at(-0.052, 0.585), at(0, 0.568), at(0.052, 0.585), at(0.03, 0.628), at(0, 0.64),
        at(-0.03, 0.628),
      ]),
      .flat(Ink(0x2A2226))
    )
    canvas.fill(.ellipse(x - 0.016, 0.59, 0.016, 0.008), .flat(Ink(0xFFFFFF, 0.5)))
    canvas.fill(
      .blob([
        at(-0.038, 0.69), at(0, 0.7), at(0.038, 0.69), at(0.036, 0.745), at(0, 0.775),
        at(-0.036, 0.745),
      ]),
      .flat(Ink(0xE8727C))
    )
    mouth(0.675, 0.075, Ink(0x3A2A2C))
  }

  private func fox() {
    let fur = Ink(0xE8742E)
    let pale = Ink(0xFFF3E4)
    shoulders(fur, chest: pale)
    both(
      .blob([at(-0.26, 0.42), at(-0.255, 0.14), at(-0.22, 0.13), at(-0.06, 0.32), at(-0.1, 0.42)]),
      .flat(fur)
    )
    both(
      .blob([at(-0.222, 0.34), at(-0.222, 0.205), at(-0.2, 0.205), at(-0.11, 0.32)]),
      .flat(Ink(0x4A2A22))
    )
    canvas.fill(
      .blob([
        at(0, 0.275), at(-0.17, 0.33), at(-0.285, 0.535), at(-0.17, 0.65), at(-0.06, 0.745),
        at(0, 0.775), at(0.06, 0.745), at(0.17, 0.65),
        at(0.285, 0.535), at(0.17, 0.33),
      ]),
      .vertical(fur.lighter(0.08), 0.28, fur, 0.7)
    )
    both(
      .blob([
        at(-0.285, 0.535), at(-0.16, 0.52), at(-0.06, 0.56), at(0.0, 0.66), at(0.0, 0.775),
        at(-0.06, 0.745), at(-0.17, 0.65),
      ]),
      .flat(pale)
    )
    eyes(0.108, 0.485, iris: nil, width: 0.024, height: 0.031)
    canvas.fill(
      .blob([at(-0.036, 0.688), at(0, 0.676), at(0.036, 0.688), at(0, 0.728)]),
      .flat(Ink(0x2A1E20))
    )
    canvas.fill(.ellipse(x - 0.01, 0.69, 0.011, 0.005), .flat(Ink(0xFFFFFF, 0.55)))
  }

  private func bear(_ random: inout ArtRandom) {
    let isPanda = random.chance(0.5)
    let fur = isPanda ? Ink(0xFBF7F2) : Ink(0x9A6B45)
    let ear = isPanda ? Ink(0x2B282C) : fur.darker(0.16)
    shoulders(isPanda ? ear : fur, chest: isPanda ? fur : fur.lighter(0.35))
    both(.circle(x - 0.185, 0.315, 0.082), .flat(ear))
    both(.circle(x - 0.185, 0.315, 0.045), .flat(ear.lighter(isPanda ? 0.2 : 0.3)))
    canvas.fill(
      .superellipse(x, 0.52, 0.255, 0.235, exponent: 2.3),
      .vertical(fur.lighter(0.06), 0.28, fur.darker(0.03), 0.75)
    )
    if isPanda {
      both(.ellipse(x - 0.11, 0.505, 0.058, 0.075, turned: 0.5), .flat(ear))
    }
    canvas.fill(.ellipse(x, 0.615, 0.095, 0.075), .flat(fur.lighter(0.5)))
    eyes(0.102, 0.495, iris: nil, width: 0.022, height: 0.026)
    canvas.fill(.ellipse(x, 0.585, 0.036, 0.025), .flat(Ink(0x241C20)))
    canvas.fill(.ellipse(x - 0.01, 0.578, 0.012, 0.006), .flat(Ink(0xFFFFFF, 0.5)))
    mouth(0.64, 0.042, Ink(0x3A2A2C))
    both(.ellipse(x - 0.17, 0.59, 0.036, 0.024), .flat(Ink(0xE8615A, 0.25)))
  }

  private func owl(_ random: inout ArtRandom) {
    let fur = Ink(random.pick([0x8A6244, 0x6B7A92, 0xB58A5A] as [UInt32]))
    let pale = fur.lighter(0.66)
    canvas.fill(
      .superellipse(x, 0.68, 0.27, 0.44, exponent: 2.4),
      .vertical(fur.lighter(0.05), 0.3, fur.darker(0.2), 1)
    )
    both(.blob([at(-0.24, 0.4), at(-0.26, 0.2), at(-0.21, 0.22), at(-0.06, 0.33)]), .flat(fur))
    canvas.fill(.ellipse(x, 0.93, 0.18, 0.24), .flat(pale))
    for line in 0..<4 {
      for column in -2...2 {
        let dx = Float(column) * 0.064 + (line % 2 == 0 ? 0 : 0.032)
        let y = 0.79 + Float(line) * 0.064
        canvas.fill(
          .stroke(
            ArtPath.smooth([at(dx - 0.02, y), at(dx, y + 0.018), at(dx + 0.02, y)], closed: false),
            0.007,
            0.007
          ),
          .flat(fur.alpha(0.7))
        )
      }
    }
    both(.circle(x - 0.107, 0.485, 0.122), .flat(pale))
    eyes(0.104, 0.485, iris: Ink(0xF5B82E), width: 0.05, height: 0.06)
    canvas.fill(
      .blob([at(-0.034, 0.545), at(0, 0.53), at(0.034, 0.545), at(0, 0.625)]),
      .flat(Ink(0xF09A2C))
    )
  }
}
