import CoreGraphics
internal import Foundation

/// The visible differences of two images that different platforms drew, or that keep different
/// numbers of colors.
///
/// Other versions of the drawing libraries round the edges of shapes and letters differently, by
/// much in single pixels and by little in the mean of a few, and place letters between pixels that
/// older ones place on them. So means of blocks of four by four pixels are compared, also with
/// those half a pixel and a pixel beside: a stroke that is missing or on another line changes the
/// blocks that it crosses far more, and a color that is visibly different changes many.
struct LooksDifference: CustomStringConvertible {
  let description: String
  /// The first image faded, with every differing block in red; `nil` when the sizes differ.
  let image: CGImage?

  /// The side of a block, in pixels.
  static let side = 4
  /// The distance (CIE76) from which one block is a difference: that of a black stroke of a pixel.
  ///
  /// On Debian 13, references of Debian 12 differ by up to 25, in bold titles; what texts say is
  /// compared exactly, as layout.
  static let mostAnywhere = 28.0
  /// The distance from which blocks are a difference if there are more than
  /// ``mostShareOfBlocks``: about three times what is just visible.
  static let mostInFew = 7.0
  /// The fraction of blocks that may differ by more than ``mostInFew``: blurred materials reach
  /// 0.022 between these systems.
  static let mostShareOfBlocks = 0.025

  /// Finds the differences; `nil` if the images look the same.
  init?(of image: CGImage, from reference: CGImage) {
    guard image.width == reference.width, image.height == reference.height else {
      description =
        "the picture is \(image.width)x\(image.height) pixels, the reference "
        + "\(reference.width)x\(reference.height)"
      self.image = nil
      return
    }
    let seen = image.blockMeans(side: Self.side)
    let expected = [0, -1, 1].map { reference.blockMeans(side: Self.side, shift: $0) }
    let columns = (image.width + Self.side - 1) / Self.side
    var off: [(x: Int, y: Int)] = []
    var worst = 0.0
    for index in seen.indices where seen[index] != expected[0][index] {
      let distance = Self.distance(seen[index], expected.map { $0[index] })
      worst = max(worst, distance)
      if distance > Self.mostInFew { off.append((index % columns, index / columns)) }
    }
    guard let first = off.first,
      worst > Self.mostAnywhere || Double(off.count) > Self.mostShareOfBlocks * Double(seen.count)
    else { return nil }
    let distance = String(format: "%.1f", worst)
    description =
      "\(off.count) of \(seen.count) blocks of \(Self.side) by \(Self.side) pixels look different, "
      + "by up to \(distance), the first at (\(first.x * Self.side), \(first.y * Self.side))"
    self.image = PixelDifference.marked(
      image,
      off.flatMap { block in
        let xs = block.x * Self.side..<min((block.x + 1) * Self.side, image.width)
        let ys = block.y * Self.side..<min((block.y + 1) * Self.side, image.height)
        return ys.flatMap { y in xs.map { (x: $0, y: y) } }
      }
    )
  }

  /// The distance of a mean from the nearest of those of a block, in place and a pixel to each
  /// side, and of those between.
  private static func distance(_ seen: UInt32, _ expected: [UInt32]) -> Double {
    let (here, left, right) = (expected[0], expected[1], expected[2])
    return [here, left, right, middle(here, left), middle(here, right)]
      .map { ImageTolerance.deltaE(seen, $0) }.min() ?? 0
  }

  /// The color between two, channel by channel.
  private static func middle(_ one: UInt32, _ other: UInt32) -> UInt32 {
    (one & other) &+ (((one ^ other) & 0xFEFE_FEFE) >> 1)
  }
}
