/// One frame of an animation, as its file describes it.
struct AnimationFrame: Sendable {
  /// What happens to a frame before the next one is drawn.
  enum Disposal: Sendable {
    /// It stays.
    case keep
    /// Its area becomes transparent.
    case clear
    /// Its area becomes what it was before.
    case restore
  }

  /// The frame's area on the canvas: inside, and not empty.
  var area: PixelRect
  /// The duration, in seconds, as the file has it.
  var delay: Double
  /// What happens to it.
  var disposal: Disposal
  /// Whether it is blended over the existing content; otherwise it replaces it, transparent pixels
  /// too.
  var isBlended: Bool
  /// Where the file describes its pixels.
  var bytes: Range<Int>
  /// Which color of the palette is transparent: only GIF keeps that outside of these bytes.
  var transparentColor: UInt8?
}
