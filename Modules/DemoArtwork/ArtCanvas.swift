/// Where a scene is painted: floating-point pixels, no alpha.
final class ArtCanvas {
  let width: Int
  let height: Int
  /// Pixels in a scene unit: the height.
  let unit: Float
  /// The width in scene units.
  let aspect: Float
  /// Three components a pixel, row by row.
  let pixels: UnsafeMutablePointer<Float>
  /// Signed areas of the outline being filled; all zero between fills.
  private let areas: UnsafeMutablePointer<Float>
  private let areaStride: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    unit = Float(height)
    aspect = Float(width) / Float(height)
    areaStride = width + 2
    pixels = .allocate(capacity: width * height * 3)
    pixels.initialize(repeating: 0, count: width * height * 3)
    areas = .allocate(capacity: areaStride * height)
    areas.initialize(repeating: 0, count: areaStride * height)
  }

  deinit {
    pixels.deallocate()
    areas.deallocate()
  }

  // MARK: Outlines

  /// Fills an outline, with edges smoothed by the exact area they cover.
  func fill(_ path: ArtPath, _ paint: ArtPaint) {
    var minX = Float.infinity
    var maxX = -Float.infinity
    var minY = Float.infinity
    var maxY = -Float.infinity
    for contour in path.contours {
      var index = 0
      while index < contour.count {
        let point = contour[index]
        if point.x < minX { minX = point.x }
        if point.x > maxX { maxX = point.x }
        if point.y < minY { minY = point.y }
        if point.y > maxY { maxY = point.y }
        index += 1
      }
    }
    minX *= unit
    maxX *= unit
    minY *= unit
    maxY *= unit
    guard maxX > 0, maxY > 0, minX < Float(width), minY < unit, minX.isFinite, maxX.isFinite,
      minY.isFinite, maxY.isFinite
    else { return }
    for contour in path.contours where contour.count > 2 {
      var previous = contour[contour.count - 1]
      var index = 0
      while index < contour.count {
        let point = contour[index]
        addEdge(previous.x * unit, previous.y * unit, point.x * unit, point.y * unit)
        previous = point
        index += 1
      }
    }
    let left = minX > 0 ? Int(minX) : 0
    let right = maxX + 2 < Float(width) ? Int(maxX) + 2 : width
    let top = minY > 0 ? Int(minY) : 0
    let bottom = maxY + 1 < unit ? Int(maxY) + 1 : height
    lay(paint, left, right, top, bottom)
  }

  /// Adds the signed area to the right of an edge, in pixels.
  private func addEdge(_ ax: Float, _ ay: Float, _ bx: Float, _ by: Float) {
    if ay == by { return }
    let sign: Float = ay < by ? 1 : -1
    var x = ay < by ? ax : bx
    let topY = ay < by ? ay : by
    let bottomY = ay < by ? by : ay
    if bottomY <= 0 || topY >= unit { return }
    let slope = (bx - ax) / (by - ay)
    var y = topY
    if y < 0 {
      x -= y * slope
      y = 0
    }
    let end = bottomY < unit ? bottomY : unit
    let limit = Float(width)
    var row = Int(y)
    while y < end {
      let next = Float(row + 1) < end ? Float(row + 1) : end
      let dy = next - y
      let nextX = x + slope * dy
      let d = dy * sign
      let line = areas + row * areaStride
      var x0 = x < nextX ? x : nextX
      var x1 = x < nextX ? nextX : x
      x0 = x0 < 0 ? 0 : (x0 > limit ? limit : x0)
      x1 = x1 < 0 ? 0 : (x1 > limit ? limit : x1)
      let i0 = Int(x0)
      let i1 = Int(x1)
      if i0 == i1 {
        let right = (x0 + x1) * 0.5 - Float(i0)
        line[i0] += d * (1 - right)
        line[i0 + 1] += d * right
      } else {
        // The edge crosses several pixels: each gets the area it really has.
        let perPixel = d / (x1 - x0)
        var covered: Float = 0
        var before: Float = 0
        var i = i0
        while i <= i1 {
          let from = x0 > Float(i) ? x0 : Float(i)
          let to = x1 < Float(i + 1) ? x1 : Float(i + 1)
          let part = perPixel * (to - from)
          // Area of this pixel: columns crossed earlier contribute fully, this part contributes its
          // mean.
          let area = covered + part * (1 - ((from + to) * 0.5 - Float(i)))
          line[i] += area - before
          before = area
          covered += part
          i += 1
        }
        line[i1 + 1] += d - before
      }
      x = nextX
      y = next
      row += 1
    }
  }

  /// Lays paint where areas have been added, and clears them.
  private func lay(_ paint: ArtPaint, _ left: Int, _ right: Int, _ top: Int, _ bottom: Int) {
    let dx = (paint.end.x - paint.start.x) * unit
    let dy = (paint.end.y - paint.start.y) * unit
    let square = dx * dx + dy * dy
    let stepX = square > 0 ? dx / square : 0
    let stepY = square > 0 ? dy / square : 0
    let isFlat =
      paint.from.r == paint.to.r && paint.from.g == paint.to.g && paint.from.b == paint.to.b
      && paint.from.a == paint.to.a
    let from = paint.from
    let rangeR = paint.to.r - from.r
    let rangeG = paint.to.g - from.g
    let rangeB = paint.to.b - from.b
    let rangeA = paint.to.a - from.a
    var y = top
    while y < bottom {
      let line = areas + y * areaStride
      var pixel = pixels + (y * width + left) * 3
      var t0 =
        (Float(left) + 0.5 - paint.start.x * unit) * stepX
        + (Float(y) + 0.5 - paint.start.y * unit) * stepY
      var sum: Float = 0
      var x = left
      while x < right {
        sum += line[x]
        line[x] = 0
        var cover = sum < 0 ? -sum : sum
        if cover > 0.003 {
          if cover > 1 { cover = 1 }
          var r = from.r
          var g = from.g
          var b = from.b
          var a = from.a
          if !isFlat {
            let t: Float = t0 < 0 ? 0 : (t0 > 1 ? 1 : t0)
            r += rangeR * t
            g += rangeG * t
            b += rangeB * t
            a += rangeA * t
          }
          a *= cover
          if paint.glows {
            pixel[0] += r * a * (1 - pixel[0])
            pixel[1] += g * a * (1 - pixel[1])
            pixel[2] += b * a * (1 - pixel[2])
          } else {
            pixel[0] += (r - pixel[0]) * a
            pixel[1] += (g - pixel[1]) * a
            pixel[2] += (b - pixel[2]) * a
          }
        }
        t0 += stepX
        pixel += 3
        x += 1
      }
      // Edges at the right border leave a rest beyond the last pixel laid.
      if right == width {
        line[width] = 0
        line[width + 1] = 0
      }
      y += 1
    }
  }
}
