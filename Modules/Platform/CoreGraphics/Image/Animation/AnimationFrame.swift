/// One frame of an animation, as its file describes it.
struct AnimationFrame: Sendable {
  /// The treatment of a frame before the next one is drawn.
  enum Disposal: Sendable {
    /// The frame remains.
    case keep
    /// Its area becomes transparent.
    case clear
    /// Its area is restored to the previous content.
    case restore
  }

  /// The frame's area on the canvas: inside, and not empty.
  var area: PixelRect
  /// The duration in seconds, as stored in the file.
  var delay: Double
  /// The treatment of the frame before the next one is drawn.
  var disposal: Disposal
  /// Whether it is blended over the existing content; otherwise it replaces it, including
  /// transparent pixels.
  var isBlended: Bool
  /// The range of the file that describes its pixels.
  var bytes: Range<Int>
  /// The index of the transparent color in the palette; GIF only, which stores it outside of these
  /// bytes.
  var transparentColor: UInt8?
}
