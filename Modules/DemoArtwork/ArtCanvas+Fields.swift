extension ArtCanvas {
  /// Fills the canvas with a gradient from top to bottom through colors at heights in 0...1.
  func sky(_ stops: [(at: Float, ink: Ink)]) {
    rows(0, 1, stops)
  }

  /// Fills the rows between two heights with a gradient; positions of stops are heights of the
  /// scene.
  func rows(_ top: Float, _ bottom: Float, _ stops: [(at: Float, ink: Ink)]) {
    var y = Int(top * unit)
    let end = bottom * unit < unit ? Int(bottom * unit) : height
    while y < end {
      let ink = Self.color(of: stops, at: (Float(y) + 0.5) / unit)
      var pixel = pixels + y * width * 3
      let last = pixel + width * 3
      while pixel < last {
        pixel[0] = ink.r
        pixel[1] = ink.g
        pixel[2] = ink.b
        pixel += 3
      }
      y += 1
    }
  }

  static func color(of stops: [(at: Float, ink: Ink)], at position: Float) -> Ink {
    guard var before = stops.first else { return .black }
    for stop in stops {
      if position < stop.at {
        let span = stop.at - before.at
        return span > 0
          ? before.ink.mixed(stop.ink, (position - before.at) / span) : stop.ink
      }
      before = stop
    }
    return before.ink
  }

  /// A soft light around a point: strongest in the middle, nothing at the radius.
  func glow(_ x: Float, _ y: Float, _ radius: Float, _ ink: Ink) {
    let cx = x * unit
    let cy = y * unit
    let r = radius * unit
    let top = cy - r > 0 ? Int(cy - r) : 0
    let bottom = cy + r < unit ? Int(cy + r) + 1 : height
    let left = cx - r > 0 ? Int(cx - r) : 0
    let right = cx + r < Float(width) ? Int(cx + r) + 1 : width
    guard left < right else { return }
    let scale = 1 / (r * r)
    var row = top
    while row < bottom, row < height {
      let dy = Float(row) + 0.5 - cy
      var pixel = pixels + (row * width + left) * 3
      var column = left
      while column < right {
        let dx = Float(column) + 0.5 - cx
        let near = 1 - (dx * dx + dy * dy) * scale
        if near > 0 {
          let f = near * near * near * ink.a
          pixel[0] += ink.r * f * (1 - pixel[0])
          pixel[1] += ink.g * f * (1 - pixel[1])
          pixel[2] += ink.b * f * (1 - pixel[2])
        }
        pixel += 3
        column += 1
      }
      row += 1
    }
  }

  /// Blends a color over the rows between two heights, with an opacity that is a function of the
  /// position.
  ///
  /// The function is sampled on a coarse grid and interpolated: clouds, fog, northern lights.
  func veil(
    _ top: Float,
    _ bottom: Float,
    _ ink: Ink,
    glows: Bool = false,
    grain: Float = 90,
    alpha: (Float, Float) -> Float
  ) {
    let step = unit / grain > 2 ? unit / grain : 2
    let firstRow = top > 0 ? Int(top * unit) : 0
    let endRow = bottom < 1 ? Int(bottom * unit) : height
    guard firstRow < endRow else { return }
    let columns = Int(Float(width) / step) + 3
    let lines = Int(Float(endRow - firstRow) / step) + 3
    var grid = [Float](repeating: 0, count: columns * lines)
    for line in 0..<lines {
      for column in 0..<columns {
        grid[line * columns + column] = alpha(
          Float(column) * step / unit,
          (Float(firstRow) + Float(line) * step) / unit
        )
      }
    }
    grid.withUnsafeBufferPointer { buffer in
      guard let cells = buffer.baseAddress else { return }
      var row = firstRow
      while row < endRow {
        let gy = Float(row - firstRow) / step
        let line = Int(gy)
        let ty = gy - Float(line)
        let upper = cells + line * columns
        let lower = upper + columns
        var pixel = pixels + row * width * 3
        var column = 0
        while column < width {
          let gx = Float(column) / step
          let cell = Int(gx)
          let tx = gx - Float(cell)
          let a = upper[cell] + (upper[cell + 1] - upper[cell]) * tx
          let b = lower[cell] + (lower[cell + 1] - lower[cell]) * tx
          let thickness = (a + (b - a) * ty) * ink.a
          if thickness > 0.002 {
            if glows {
              pixel[0] += ink.r * thickness * (1 - pixel[0])
              pixel[1] += ink.g * thickness * (1 - pixel[1])
              pixel[2] += ink.b * thickness * (1 - pixel[2])
            } else {
              pixel[0] += (ink.r - pixel[0]) * thickness
              pixel[1] += (ink.g - pixel[1]) * thickness
              pixel[2] += (ink.b - pixel[2]) * thickness
            }
          }
          pixel += 3
          column += 1
        }
        row += 1
      }
    }
  }

  /// Mirrors the area above a height below it, like still water.
  ///
  /// - Parameters:
  ///   - shore: The height of the water's edge.
  ///   - tint: The color of the water; its alpha is its opacity.
  ///   - sway: The horizontal offset of a row, in scene units, as a function of the row's height.
  func reflect(at shore: Float, tint: Ink, sway: (Float) -> Float) {
    let edge = Int(shore * unit)
    var row = edge
    while row < height {
      let depth = (Float(row - edge) + 0.5) / unit
      var source = edge - 1 - Int(Float(row - edge) * 1.15)
      if source < 0 { source = -source % (edge > 0 ? edge : 1) }
      let shift = Int(sway(shore + depth) * unit)
      let mix = tint.a + (1 - tint.a) * (depth < 0.5 ? depth : 0.5)
      var pixel = pixels + row * width * 3
      var column = 0
      while column < width {
        var from = column + shift
        if from < 0 { from = -from }
        if from >= width { from = 2 * width - 2 - from }
        let color = pixels + (source * width + from) * 3
        pixel[0] = color[0] + (tint.r - color[0]) * mix
        pixel[1] = color[1] + (tint.g - color[1]) * mix
        pixel[2] = color[2] + (tint.b - color[2]) * mix
        pixel += 3
        column += 1
      }
      row += 1
    }
  }

  /// Darkens the corners a little.
  func vignette(_ strength: Float) {
    var row = 0
    while row < height {
      let dy = (Float(row) + 0.5) / Float(height) * 2 - 1
      var pixel = pixels + row * width * 3
      var column = 0
      while column < width {
        let dx = (Float(column) + 0.5) / Float(width) * 2 - 1
        let far = dx * dx + dy * dy - 0.6
        if far > 0 {
          let f = 1 - far * strength
          pixel[0] *= f
          pixel[1] *= f
          pixel[2] *= f
        }
        pixel += 3
        column += 1
      }
      row += 1
    }
  }

  /// The pixels as bytes: red, green, blue, row by row.
  func bytes() -> [UInt8] {
    let count = width * height * 3
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let target = buffer.baseAddress else { return }
      var index = 0
      while index < count {
        var value = pixels[index]
        value = value < 0 ? 0 : (value > 1 ? 1 : value)
        target[index] = UInt8(value * 255 + 0.5)
        index += 1
      }
      initialized = count
    }
  }
}
