/// The appearance of the land below a skyline.
struct ArtRidge {
  /// The color at the skyline; the one at ``base`` is paler, because of distance and mist.
  var top: Ink
  var bottom: Ink
  /// The height at which the lower color is reached.
  var base: Float
  /// The color of slopes in the light, with how much of it shows, if slopes show at all.
  var light: Ink?
  /// The color of slopes in the shade, with how much of it shows.
  var shade: Ink?
  /// Snow below the crest, if any, and its depth on the highest crests.
  var snow: Ink?
  var snowDepth: Float = 0
  /// 1 if the light comes from the right, -1 from the left.
  var lightFrom: Float = 1
}

extension ArtCanvas {
  /// Fills everything below a skyline, whose height is a function of x.
  func ridge(_ look: ArtRidge, _ noise: ArtNoise? = nil, skyline: (Float) -> Float) {
    var line = [Float](repeating: 0, count: width)
    for column in 0..<width {
      line[column] = skyline((Float(column) + 0.5) / unit) * unit
    }
    let slopes = look.light == nil && look.snow == nil ? [] : slopes(of: line)
    line.withUnsafeBufferPointer { linePointer in
      slopes.withUnsafeBufferPointer { slopePointer in
        guard let crest = linePointer.baseAddress else { return }
        fillRidge(look, noise, crest, slopePointer.baseAddress)
      }
    }
  }

  /// The slope of a skyline at each column: mostly that of the whole mountainside, and a little
  /// that of the local rock.
  private func slopes(of line: [Float]) -> [Float] {
    let broad = slopes(of: line, reach: max(1, Int(unit * 0.024)))
    let fine = slopes(of: line, reach: max(1, Int(unit * 0.005)))
    return zip(broad, fine).map { $0 * 0.82 + $1 * 0.3 }
  }

  private func slopes(of line: [Float], reach: Int) -> [Float] {
    line.indices.map { column in
      let right = min(line.count - 1, column + reach)
      let left = max(0, column - reach)
      return (line[right] - line[left]) / Float(max(1, right - left))
    }
  }

  private func fillRidge(
    _ look: ArtRidge,
    _ noise: ArtNoise?,
    _ crest: UnsafePointer<Float>,
    _ slopes: UnsafePointer<Float>?
  ) {
    var highest = unit
    var column = 0
    while column < width {
      if crest[column] < highest { highest = crest[column] }
      column += 1
    }
    let firstRow = highest > 0 ? Int(highest) : 0
    // How far folds of the land wander sideways, by row.
    var wander = [Float](repeating: 0, count: height + 1)
    if slopes != nil, let noise {
      for row in firstRow..<max(firstRow, height) {
        let y = Float(row) / unit
        wander[row] = (noise.fractal(y * 21, 4.5, octaves: 4) - 0.5) * 0.075 * unit
      }
    }
    let span = look.base * unit - highest
    var row = firstRow
    while row < height {
      var t = span > 0 ? (Float(row) + 0.5 - highest) / span : 1
      t = t < 0 ? 0 : (t > 1 ? 1 : t)
      let flat = look.top.mixed(look.bottom, t)
      let relief = 1 - t * 0.85
      var pixel = pixels + row * width * 3
      column = 0
      while column < width {
        let depth = Float(row) + 1 - crest[column]
        if depth > 0 {
          var ink = flat
          if let slopes {
            ink = slopeInk(look, flat, depth, column, wander[row], relief, slopes, crest)
          }
          let a = depth < 1 ? depth : 1
          pixel[0] += (ink.r - pixel[0]) * a
          pixel[1] += (ink.g - pixel[1]) * a
          pixel[2] += (ink.b - pixel[2]) * a
        }
        pixel += 3
        column += 1
      }
      row += 1
    }
  }

  /// The color of a point below the crest: lit or not, depending on the slope of the crest above it
  /// along a fold that runs down and away from the light.
  private func slopeInk(
    _ look: ArtRidge,
    _ flat: Ink,
    _ depth: Float,
    _ column: Int,
    _ wander: Float,
    _ relief: Float,
    _ slopes: UnsafePointer<Float>,
    _ crest: UnsafePointer<Float>
  ) -> Ink {
    let deep: Float = depth / unit * 6
    let drift = depth * 0.34 + wander * (deep < 1 ? deep : 1)
    var place = Int(Float(column) + drift * look.lightFrom)
    place = place < 0 ? -place : place
    if place >= width { place = 2 * width - 2 - place }
    if place < 0 { place = 0 }
    let slope = slopes[place] * look.lightFrom
    var lit = 0.5 + slope * 1.6
    lit = lit < 0 ? 0 : (lit > 1 ? 1 : lit)
    var ink = flat
    if let snow = look.snow {
      let above = (0.62 * unit - crest[place]) / unit
      let lies = look.snowDepth * (above > 0 ? above * 2.6 : 0) * unit + wander * 1.4
      if depth < lies {
        let edge = (lies - depth) / (0.012 * unit)
        let cover: Float = (edge > 1 ? 1 : edge) * snow.a
        let shaded = snow.mixed(flat, 0.62)
        return flat.mixed(shaded.mixed(snow, lit * lit * (3 - 2 * lit)), cover)
      }
    }
    if let light = look.light {
      ink = ink.mixed(light.alpha(1), light.a * lit * relief)
    }
    if let shade = look.shade {
      ink = ink.mixed(shade.alpha(1), shade.a * (1 - lit) * relief)
    }
    return ink
  }
}
