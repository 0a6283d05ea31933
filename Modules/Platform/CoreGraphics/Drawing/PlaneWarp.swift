internal import Foundation

/// Draws pixels as they are seen on a plane that is turned in space.
///
/// Cairo transforms images in their plane only. Pixman has projective transforms, in fixed-point
/// numbers of 16 bits after the point: too coarse for images of more than a few hundred pixels
/// (decision 0163).
package struct PlaneWarp {
  /// The map from coordinates of the pixels, counted from the corner of the first, to where they
  /// are seen.
  package var map: PlaneMap
  /// Whether the smooth edge is around the pixels, rather than half of it in them: so sides of one
  /// body that meet at an edge leave no gap there.
  package var hasOuterEdge: Bool

  /// Makes a warp.
  package init(_ map: PlaneMap, hasOuterEdge: Bool = false) {
    self.map = map
    self.hasOuterEdge = hasOuterEdge
  }

  /// How many samples a pixel has along one axis at most, where the plane is foreshortened.
  private static let mostSamples = 8

  /// How many neighbors have the same number of samples.
  private static let run = 16

  /// The pixels `area` of what is seen of `pixels`, transparent where nothing is.
  ///
  /// Edges are smooth. Takes time linear in the number of pixels of `area`. A pixel does not depend
  /// on which others are asked for.
  ///
  /// - Returns: The pixels; nil for a plane seen on its edge, or where there is no memory.
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
        // Runs begin at multiples of their length, wherever the area begins.
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

  /// How many samples, along both axes, the pixels around a point need.
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

/// Pixels, read between their middles.
private struct Samples {
  let bytes: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let width: Int
  let height: Int
  /// By how much the edge is further out than the middles of the first pixels.
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
    // One is added so that cutting off the fraction rounds down.
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
    // Two parts of the color in each word: 255 times 256 is less than 2 to the 16th.
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

  /// The place of a sample, counted from the middle before the first pixel, nearer to the middles
  /// of the pixels at the edges.
  @inline(__always)
  private func inward(_ u: Double, _ count: Int) -> Double {
    if u < 1 { return min(u + edge, 1) }
    let last = Double(count)
    return u > last ? max(u - edge, last) : u
  }

  /// The pixel, transparent beyond the edges.
  private func pixel(_ column: Int, _ row: Int) -> UInt32 {
    guard column >= 0, row >= 0, column < width, row < height else { return 0 }
    return bytes.load(fromByteOffset: row &* bytesPerRow &+ column &* 4, as: UInt32.self)
  }

  /// The mean of several samples of the pixel whose corner is the point.
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
