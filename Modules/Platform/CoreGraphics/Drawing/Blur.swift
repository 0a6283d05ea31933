internal import Foundation

/// Gaussian blur of bytes, by three running means along each axis.
enum Blur {
  /// Blurs rows of bytes in place; `sigma` is the standard deviation in pixels.
  ///
  /// Linear in the number of bytes.
  static func blur(
    _ bytes: UnsafeMutablePointer<UInt8>,
    width: Int,
    height: Int,
    stride: Int,
    sigma: Double
  ) {
    guard sigma >= 0.3, width > 0, height > 0 else { return }
    let line = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * max(width, height))
    defer { line.deallocate() }
    let radii = boxRadii(sigma: sigma)
    for y in 0..<height {
      let row = bytes + y * stride
      for radius in radii {
        runningMean(row, 1, line, count: width, radius: radius)
        row.update(from: line, count: width)
      }
    }
    let column = line + max(width, height)
    for x in 0..<width {
      var (from, to) = (line, column)
      for y in 0..<height { from[y] = bytes[x + y * stride] }
      for radius in radii {
        runningMean(from, 1, to, count: height, radius: radius)
        swap(&from, &to)
      }
      for y in 0..<height { bytes[x + y * stride] = from[y] }
    }
  }

  /// Three box radii that together have the variance wanted.
  private static func boxRadii(sigma: Double) -> [Int] {
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    lower = max(1, lower)
    let w = Double(lower)
    let count = (12 * sigma * sigma - 3 * w * w - 12 * w - 9) / (-4 * w - 4)
    let small = max(0, min(3, Int(count.rounded())))
    return (0..<3).map { (($0 < small ? lower : lower + 2) - 1) / 2 }
  }

  private static func runningMean(
    _ source: UnsafeMutablePointer<UInt8>,
    _ step: Int,
    _ target: UnsafeMutablePointer<UInt8>,
    count: Int,
    radius: Int
  ) {
    guard radius > 0 else {
      target.update(from: source, count: count)
      return
    }
    let size = UInt32(2 * radius + 1)
    // Division by a multiplication: 16 fractional bits are enough for sums of bytes.
    let factor = (1 << 24) / UInt64(size)
    var sum: UInt32 = 0
    for index in 0..<min(radius, count) { sum &+= UInt32(source[index]) }
    for index in 0..<count {
      if index + radius < count { sum &+= UInt32(source[index + radius]) }
      target[index] = UInt8(truncatingIfNeeded: (UInt64(sum) &* factor &+ (1 << 23)) >> 24)
      if index >= radius { sum &-= UInt32(source[index - radius]) }
    }
  }
}
