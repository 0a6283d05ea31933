internal import Foundation

/// Draws pixels as projected from a plane that is rotated in space.
///
/// Cairo transforms images in their plane only. Pixman has projective transforms with 16 fractional
/// bits: too coarse for images of more than a few hundred pixels (decision 0163).
package struct PlaneWarp {
  /// The map from pixel coordinates, with the origin at the corner of the first pixel, to the
  /// projection.
  package var map: PlaneMap
  /// Whether the antialiased edge is outside the pixels instead of centered on their edge.
  ///
  /// Adjacent faces of one body then have no gap between them.
  package var hasOuterEdge: Bool

  /// Makes a warp.
  package init(_ map: PlaneMap, hasOuterEdge: Bool = false) {
    self.map = map
    self.hasOuterEdge = hasOuterEdge
  }

  /// The maximum number of samples per pixel along one axis, used where the plane is foreshortened.
  private static let mostSamples = 8

  /// The number of adjacent pixels that use the same number of samples.
  private static let run = 16

  /// The part `area` of the projection of `pixels`; transparent outside the projection.
  ///
  /// Edges are antialiased. Takes time linear in the number of pixels of `area`. A pixel does not
  /// depend on the rest of the area.
  ///
  /// - Returns: The pixels; nil if the plane is edge-on, or if memory cannot be allocated.
  package func pixels(of pixels: PixelBuffer, in area: PixelRect) -> PixelBuffer? {
    guard let back = map.inverted(),
      let result = PixelBuffer(width: area.width, height: area.height)
    else { return nil }
    let source = Samples(pixels, edge: hasOuterEdge ? 0.5 : 0)
    let furthest = Double(1 / PlaneMap.nearest)
    for row in 0..<area.height {
      let line = (result.bytes + row * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let y = Double(area.y + row)
      var column = 0
      while column < area.width {
        // Runs begin at multiples of their length, independent of the area.
        let x = area.x + column
        let start = x - (x % Self.run + Self.run) % Self.run
        let end = min(start + Self.run - area.x, area.width)
        let middle = CGPoint(x: Double(start) + Double(Self.run) / 2, y: y + 0.5)
        let (across, down) = samples(at: middle, back)
        while column < end {
          let x = Double(area.x + column)
          line[column] =
            across * down == 1
            ? source.pixel(at: x + 0.5, y + 0.5, back, furthest)
            : source.mean(at: x, y, across, down, back, furthest)
          column += 1
        }
      }
    }
    return result
  }

  /// The number of samples along both axes for the pixels around a point.
  private func samples(at p: CGPoint, _ back: PlaneMap) -> (Int, Int) {
    guard back.depth(at: p) > 0 else { return (1, 1) }
    let stretch = back.stretch(at: p)
    func count(_ length: CGFloat) -> Int {
      length > 1.5 ? Int(min(length.rounded(.up), CGFloat(Self.mostSamples))) : 1
    }
    var (across, down) = (count(stretch.width), count(stretch.height))
    while across * down > 2 * Self.mostSamples {
      if across > down { across -= 1 } else { down -= 1 }
    }
    return (across, down)
  }
}

/// Pixels, interpolated between their centers.
private struct Samples {
  let bytes: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let width: Int
  let height: Int
  /// The distance of the edge beyond the centers of the outermost pixels.
  let edge: Double

  init(_ pixels: PixelBuffer, edge: Double) {
    self.edge = edge
    bytes = pixels.bytes
    bytesPerRow = pixels.bytesPerRow
    width = pixels.width
    height = pixels.height
  }

  /// The color at a point that `back` maps to these pixels.
  @inline(__always)
  func pixel(
    at x: Double,
    _ y: Double,
    _ back: PlaneMap,
    _ furthest: Double
  ) -> UInt32 {
    let depth = Double(back.g) * x + Double(back.h) * y + Double(back.w)
    guard depth > 0, depth <= furthest else { return 0 }
    let part = 1 / depth
    // One is added so that truncation rounds down.
    var u = (Double(back.a) * x + Double(back.c) * y + Double(back.tx)) * part + 0.5
    var v = (Double(back.b) * x + Double(back.d) * y + Double(back.ty)) * part + 0.5
    if edge > 0 {
      u = inward(u, width)
      v = inward(v, height)
    }
    guard u > 0, v > 0, u < Double(width &+ 1), v < Double(height &+ 1) else { return 0 }
    // In 256ths of a pixel.
    let column = Int32(truncatingIfNeeded: Int(u * 256))
    let row = Int32(truncatingIfNeeded: Int(v * 256))
    let right = UInt32(truncatingIfNeeded: column & 255)
    let bottom = UInt32(truncatingIfNeeded: row & 255)
    let left = Int(column >> 8) &- 1
    let top = Int(row >> 8) &- 1
    let (a, b, c, d): (UInt32, UInt32, UInt32, UInt32)
    if left >= 0, top >= 0, left &+ 1 < width, top &+ 1 < height {
      let first = bytes + (top &* bytesPerRow &+ left &* 4)
      let second = first + bytesPerRow
      a = first.load(as: UInt32.self)
      b = first.load(fromByteOffset: 4, as: UInt32.self)
      c = second.load(as: UInt32.self)
      d = second.load(fromByteOffset: 4, as: UInt32.self)
    } else {
      a = pixel(left, top)
      b = pixel(left &+ 1, top)
      c = pixel(left, top &+ 1)
      d = pixel(left &+ 1, top &+ 1)
    }
    if a == b, a == c, a == d { return a }
    let both = (right &* bottom) >> 8
    let weights = (256 &- right &- bottom &+ both, right &- both, bottom &- both, both)
    // Two color components per word: 255 times 256 is less than 2 to the 16th.
    let mask: UInt32 = 0x00FF_00FF
    let half: UInt32 = 0x0080_0080
    let even =
      half &+ (a & mask) &* weights.0 &+ (b & mask) &* weights.1 &+ (c & mask) &* weights.2
      &+ (d & mask) &* weights.3
    let odd =
      half &+ ((a >> 8) & mask) &* weights.0 &+ ((b >> 8) & mask) &* weights.1
      &+ ((c >> 8) & mask) &* weights.2 &+ ((d >> 8) & mask) &* weights.3
    return ((even >> 8) & mask) | (odd & ~mask)
  }

  /// The position of a sample relative to the center before the first pixel, moved towards the
  /// centers of the pixels at the edges.
  @inline(__always)
  private func inward(_ u: Double, _ count: Int) -> Double {
    if u < 1 { return min(u + edge, 1) }
    let last = Double(count)
    return u > last ? max(u - edge, last) : u
  }

  /// A pixel; transparent outside the edges.
  private func pixel(_ column: Int, _ row: Int) -> UInt32 {
    guard column >= 0, row >= 0, column < width, row < height else { return 0 }
    return bytes.load(fromByteOffset: row &* bytesPerRow &+ column &* 4, as: UInt32.self)
  }

  /// The mean of several samples of a pixel, given by its corner.
  func mean(
    at x: Double,
    _ y: Double,
    _ across: Int,
    _ down: Int,
    _ back: PlaneMap,
    _ furthest: Double
  ) -> UInt32 {
    var (even, odd): (UInt32, UInt32) = (0, 0)
    for row in 0..<down {
      for column in 0..<across {
        let sample = pixel(
          at: x + (Double(column) + 0.5) / Double(across),
          y + (Double(row) + 0.5) / Double(down),
          back,
          furthest
        )
        even &+= sample & 0x00FF_00FF
        odd &+= (sample >> 8) & 0x00FF_00FF
      }
    }
    let count = UInt32(across * down)
    func part(_ sum: UInt32) -> UInt32 { (sum &+ count / 2) / count }
    return part(even & 0xFFFF) | part(odd & 0xFFFF) << 8 | part(even >> 16) << 16
      | part(odd >> 16) << 24
  }
}
