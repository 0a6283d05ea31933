/// One frame of an animation, as its file describes it.
struct AnimationFrame: Sendable {
  /// What becomes of a frame before the next one is drawn.
  enum Disposal: Sendable {
    /// It stays.
    case keep
    /// Its area becomes transparent.
    case clear
    /// Its area becomes what it was before.
    case restore
  }

  /// Where it stands on the canvas: inside, and not empty.
  var area: PixelRect
  /// How long it shows, in seconds, as the file has it.
  var delay: Double
  /// What becomes of it.
  var disposal: Disposal
  /// Whether it is laid over what is there; else it takes the place of it, transparent pixels too.
  var isBlended: Bool
  /// Where the file describes its pixels.
  var bytes: Range<Int>
  /// Which color of the palette is transparent: only GIF keeps that outside of these bytes.
  var transparentColor: UInt8?
}
