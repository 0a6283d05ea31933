internal import CCairo
internal import Foundation

/// Composes frames, and keeps the last image, so that the next one costs little more than its own
/// frame.
///
/// Images that were returned are never modified: each is a copy of the previous one.
struct FrameComposer: Sendable {
  private let canvas: PixelRect
  private let frames: [AnimationFrame]
  /// The last frame, up to and including each frame, that does not depend on previous frames.
  private let starts: [Int]
  /// The index of the next frame in sequence.
  private var next = 0
  /// The image that the next frame is drawn on; nil if it is completely transparent.
  private var below: CGImage?
  /// The area of `below` that has become transparent since.
  private var cleared: PixelRect?
  private var last: (index: Int, image: CGImage)?
  /// Frames that cannot be decoded.
  ///
  /// Frames that depend on them cannot be shown either, and are not tried again.
  private var broken: Set<Int> = []

  init(canvas: PixelRect, frames: [AnimationFrame]) {
    self.canvas = canvas
    self.frames = frames
    var starts: [Int] = []
    for (index, frame) in frames.enumerated() {
      let isFirst = index == 0
      let isCleared =
        !isFirst && frames[index - 1].disposal == .clear && frames[index - 1].area == canvas
      // The previous content reappears if the frame is to be restored.
      let hidesAll = frame.area == canvas && !frame.isBlended && frame.disposal != .restore
      starts.append(isFirst || isCleared || hidesAll ? index : starts[index - 1])
    }
    self.starts = starts
  }

  /// The whole canvas at a frame.
  ///
  /// - Parameters:
  ///   - index: The index of an existing frame.
  ///   - decode: Decodes a frame.
  /// - Returns: An image of the size of the canvas; nil if a frame is broken, or if memory cannot
  ///   be allocated.
  mutating func image(at index: Int, decode: (AnimationFrame) -> CGImage?) -> CGImage? {
    if let last, last.index == index { return last.image }
    let needed = starts[index]...index
    guard !broken.contains(where: { needed.contains($0) && isSeen($0, in: index) }) else {
      return nil
    }
    if !needed.contains(next) {
      next = needed.lowerBound
      below = nil
      cleared = nil
    }
    var shown: CGImage?
    while next <= index {
      if isSeen(next, in: index) {
        guard let decoded = decode(frames[next]) else {
          broken.insert(next)
          return nil
        }
        guard let image = draw(decoded, frames[next]) else { return nil }
        dispose(of: frames[next], in: image)
        shown = image
      }
      next += 1
    }
    last = shown.map { (index, $0) }
    return shown
  }

  /// Whether a frame is visible in a later one: not if its area is restored afterwards.
  private func isSeen(_ index: Int, in later: Int) -> Bool {
    index == later || frames[index].disposal != .restore
  }

  private func draw(_ image: CGImage, _ frame: AnimationFrame) -> CGImage? {
    if frame.area == canvas, !frame.isBlended || image.isOpaque { return image }
    guard let pixels = PixelBuffer(width: canvas.width, height: canvas.height),
      let surface = pixels.makeSurface(isOpaque: false)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    if let below {
      // Always true: all these buffers are allocated here, with rows of the same length.
      guard below.bytesPerRow == pixels.bytesPerRow else { return nil }
      memcpy(pixels.bytes, below.pixels.bytes, pixels.bytesPerRow * canvas.height)
    }
    cairo_surface_mark_dirty(surface)
    let context = cairo_create(surface)
    if let cleared {
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      add(cleared, to: context)
      cairo_fill(context)
    }
    cairo_set_operator(context, frame.isBlended ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, image.surface, Double(frame.area.x), Double(frame.area.y))
    add(frame.area, to: context)
    cairo_fill(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let wasOpaque = below?.isOpaque == true && cleared == nil
    return CGImage(
      pixels: pixels,
      isOpaque: wasOpaque && (frame.isBlended || image.isOpaque)
    )
  }

  private func add(_ area: PixelRect, to context: OpaquePointer?) {
    cairo_rectangle(
      context,
      Double(area.x),
      Double(area.y),
      Double(area.width),
      Double(area.height)
    )
  }

  private mutating func dispose(of frame: AnimationFrame, in image: CGImage) {
    switch frame.disposal {
    case .restore: return
    case .keep:
      below = image
      cleared = nil
    case .clear:
      below = frame.area == canvas ? nil : image
      cleared = frame.area == canvas ? nil : frame.area
    }
  }
}
