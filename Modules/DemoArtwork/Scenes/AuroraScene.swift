/// Northern lights over snow.
struct AuroraScene: ArtScene {
  private static let tones: [(sky: UInt32, low: UInt32, first: UInt32, second: UInt32)] = [
    (0x050B1E, 0x12384A, 0x4CFFB0, 0x2AA8C8), (0x0A0820, 0x2A2350, 0x6BFFC0, 0xC05CFF),
    (0x04101C, 0x0F3A3A, 0xA6FF7A, 0x2BD8A0), (0x0B0A26, 0x3A2050, 0xFF7AC8, 0x6A7CFF),
  ]

  static func mainColor(_ random: ArtRandom) -> Ink {
    let tone = random.inTurn(tones)
    return Ink(tone.low)
  }

  static func paint(_ canvas: ArtCanvas, _ random: inout ArtRandom) {
    let tone = random.inTurn(tones)
    let noise = ArtNoise(&random)
    canvas.sky([(0, Ink(tone.sky)), (0.72, Ink(tone.low))])
    Motifs.stars(canvas, &random, to: 0.7, count: 220)
    for curtain in 0..<3 {
      let shift = random.float(0, 30)
      let base = 0.42 + 0.13 * Float(curtain) + random.float(-0.04, 0.04)
      let tall = random.float(0.28, 0.44)
      for (reach, ink, strength) in [
        (1, Ink(tone.first), 0.62), (1.5, Ink(tone.second), 0.42),
      ] as [(Float, Ink, Float)] {
        canvas.veil(0, 0.8, ink.alpha(strength), glows: true, grain: 120) { x, y in
          let edge = base + (noise.fractal(x * 1.1 + shift, 2, octaves: 3) - 0.5) * 0.4
          let above = (edge - y) / (tall * reach)
          guard above > -0.06, above < 1 else { return 0 }
          let rays =
            noise.value(x * 16 + shift + y * 1.2, 7) * 0.6 + noise.value(x * 44 + shift, 3) * 0.4
          let fade = above < 0 ? 1 + above / 0.06 : (1 - above) * (1 - above)
          let patch = smoothStep(0.28, 0.7, noise.fractal(x * 1.6 + shift, 60, octaves: 2))
          return fade * (0.35 + 0.65 * rays) * patch
        }
      }
    }
    let snow = Ink(0xDCEBFF).mixed(Ink(tone.low), 0.42)
    for index in 0..<4 {
      let t = Float(index) / 3
      let row = Float(index) * 9
      let dark = Ink(tone.low).mixed(Ink(tone.sky), 0.4)
      var look = ArtRidge(
        top: dark.mixed(snow, 0.22 + 0.3 * t),
        bottom: snow.mixed(Ink(tone.first), 0.08),
        base: 1
      )
      look.light = Ink(tone.first).mixed(.white, 0.5).alpha(0.34)
      look.shade = Ink(tone.sky).alpha(0.5)
      let ground: (Float) -> Float = { x in
        let crag = noise.ridged(x * (1.2 + t) + row, row + 3, octaves: 5)
        let hill = noise.fractal(x * 1.3 + row, row + 3, octaves: 2)
        return 0.7 + 0.2 * t - (crag + (hill - crag) * t - 0.3) * (0.24 - 0.16 * t)
      }
      canvas.ridge(look, noise, skyline: ground)
      if index >= 2 {
        for _ in 0..<Int(canvas.aspect * 12) {
          let x = random.float(0, canvas.aspect)
          guard noise.value(x * 4 + row, 2) > 0.5 else { continue }
          canvas.fill(
            Motifs.pine(
              at: ArtPoint(x, ground(x) + 0.012),
              random.float(0.05, 0.12) * (0.5 + t),
              &random
            ),
            .flat(Ink(tone.sky).mixed(Ink(tone.low), 0.3))
          )
        }
      }
    }
  }
}
