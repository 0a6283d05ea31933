/// Premultiplied BGRA pixels as floating-point numbers, for blurring.
///
/// Uses plain arrays and loops in memory order: the compiler vectorizes them, and debug builds are
/// not slowed down by calls.
struct FloatPixels {
  private(set) var width: Int
  private(set) var height: Int
  /// Four values per pixel.
  var values: [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = Array(repeating: 0, count: 4 * width * height)
  }

  /// Blurs by a standard deviation in pixels: three running means along each axis.
  ///
  /// Three means of the same width are within a few percent of a Gaussian (W3C, Filter Effects
  /// Module Level 1, feGaussianBlur). Their width is fractional: the two pixels at the ends of a
  /// mean have a partial weight, which results in exactly the requested variance, so that an
  /// animated radius changes smoothly (Gwosdek, Grewenig, Bruhn and Weickert, Theoretical
  /// Foundations of Gaussian Convolution by Extended Box Filtering, 2011).
  mutating func blur(sigma: Double) {
    guard sigma > 0.05, width > 0, height > 0 else { return }
    let box = RunningMean(variance: sigma * sigma / 3)
    for _ in 0..<2 {
      for _ in 0..<3 { smoothColumns(box) }
      turn()
    }
  }

  /// Replaces each pixel by a vertical running mean.
  private mutating func smoothColumns(_ box: RunningMean) {
    let (length, count) = (4 * width, height)
    values = [Float](unsafeUninitializedCapacity: values.count) { target, filled in
      values.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        box.smooth(source, into: target, length: length, count: count)
      }
      filled = length * count
    }
  }

  /// Transposes the pixels.
  private mutating func turn() {
    let (width, height) = (width, height)
    values = [Float](unsafeUninitializedCapacity: values.count) { target, filled in
      values.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        for y in 0..<height {
          var from = source + 4 * y * width
          var to = target + 4 * y
          for _ in 0..<width {
            to[0] = from[0]
            to[1] = from[1]
            to[2] = from[2]
            to[3] = from[3]
            from += 4
            to += 4 * height
          }
        }
      }
      filled = 4 * width * height
    }
    self.width = height
    self.height = width
  }
}

/// A mean of neighbors with partial weights at both ends.
private struct RunningMean {
  /// The number of neighbors on each side with full weight.
  let radius: Int
  /// The weight of the next neighbors beyond those, 0 to 1.
  let ends: Float

  init(variance: Double) {
    let radius = ((12 * variance + 1).squareRoot() / 2 - 0.5).rounded(.down)
    self.radius = Int(radius)
    let next = (radius + 1) * (radius + 1)
    ends = Float(
      (2 * radius + 1) * (3 * variance - radius * (radius + 1)) / (6 * (next - variance))
    )
  }

  /// Averages `count` lines of `length` numbers; the first and the last line are extended beyond
  /// the edges.
  func smooth(
    _ source: UnsafePointer<Float>,
    into target: UnsafeMutablePointer<Float>,
    length: Int,
    count: Int
  ) {
    let last = count - 1
    func line(_ index: Int) -> UnsafePointer<Float> {
      source + min(max(index, 0), last) * length
    }
    let factor = 1 / (Float(2 * radius + 1) + 2 * ends)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: length) { buffer in
      guard let sums = buffer.baseAddress else { return }
      sums.initialize(repeating: 0, count: length)
      for index in -radius...radius {
        let added = line(index)
        for place in 0..<length { sums[place] += added[place] }
      }
      for index in 0..<count {
        let before = line(index - radius - 1)
        let after = line(index + radius + 1)
        let first = line(index - radius)
        let mean = target + index * length
        for place in 0..<length {
          let next = after[place]
          mean[place] = (sums[place] + (before[place] + next) * ends) * factor
          sums[place] += next - first[place]
        }
      }
    }
  }
}
