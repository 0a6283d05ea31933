/// Gaussian blur of bytes, by three running means along each axis.
enum Blur {
  /// Blurs rows of bytes in place, by a standard deviation in pixels.
  ///
  /// Takes time linear in the number of bytes, independent of the deviation.
  static func blur(
    _ bytes: UnsafeMutablePointer<UInt8>,
    width: Int,
    height: Int,
    stride: Int,
    sigma: Double
  ) {
    guard sigma >= 0.3, width > 0, height > 0 else { return }
    let radii = boxRadii(sigma: sigma)
    let turned = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height)
    let lines = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * max(width, height))
    defer {
      turned.deallocate()
      lines.deallocate()
    }
    // Transpose, so that both passes access memory in order.
    blurRows(bytes, width: width, height: height, stride: stride, radii, lines)
    turn(bytes, width: width, height: height, stride: stride, into: turned, stride: height)
    blurRows(turned, width: height, height: width, stride: height, radii, lines)
    turn(turned, width: height, height: width, stride: height, into: bytes, stride: stride)
  }

  private static func blurRows(
    _ bytes: UnsafeMutablePointer<UInt8>,
    width: Int,
    height: Int,
    stride: Int,
    _ radii: (Int, Int, Int),
    _ lines: UnsafeMutablePointer<UInt8>
  ) {
    let (first, second) = (lines, lines + width)
    for y in 0..<height {
      let row = bytes + y * stride
      runningMean(row, first, count: width, radius: radii.0)
      runningMean(first, second, count: width, radius: radii.1)
      runningMean(second, row, count: width, radius: radii.2)
    }
  }

  /// Transposes, in tiles that fit into the cache.
  private static func turn(
    _ source: UnsafeMutablePointer<UInt8>,
    width: Int,
    height: Int,
    stride sourceStride: Int,
    into target: UnsafeMutablePointer<UInt8>,
    stride targetStride: Int
  ) {
    let tile = 16
    var y0 = 0
    while y0 < height {
      let y1 = min(y0 + tile, height)
      var x0 = 0
      while x0 < width {
        let x1 = min(x0 + tile, width)
        for y in y0..<y1 {
          for x in x0..<x1 { target[x &* targetStride &+ y] = source[y &* sourceStride &+ x] }
        }
        x0 = x1
      }
      y0 = y1
    }
  }

  /// Three box radii whose combined variance is the requested one.
  private static func boxRadii(sigma: Double) -> (Int, Int, Int) {
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    lower = max(1, lower)
    let w = Double(lower)
    let count = (12 * sigma * sigma - 3 * w * w - 12 * w - 9) / (-4 * w - 4)
    let small = max(0, min(3, Int(count.rounded())))
    func radius(_ index: Int) -> Int { ((index < small ? lower : lower + 2) - 1) / 2 }
    return (radius(0), radius(1), radius(2))
  }

  private static func runningMean(
    _ source: UnsafeMutablePointer<UInt8>,
    _ target: UnsafeMutablePointer<UInt8>,
    count: Int,
    radius: Int
  ) {
    guard radius > 0 else {
      target.update(from: source, count: count)
      return
    }
    // Divides by multiplying: a sum has at most 20 bits in practice, and the product 44.
    let factor = UInt64(1 << 24) / UInt64(2 * radius + 1)
    var sum: UInt64 = 0
    for index in 0..<min(radius, count) { sum &+= UInt64(source[index]) }
    for index in 0..<count {
      let ahead = index &+ radius
      if ahead < count { sum &+= UInt64(source[ahead]) }
      target[index] = UInt8(truncatingIfNeeded: (sum &* factor &+ (1 << 23)) >> 24)
      let behind = index &- radius
      if behind >= 0 { sum &-= UInt64(source[behind]) }
    }
  }
}
