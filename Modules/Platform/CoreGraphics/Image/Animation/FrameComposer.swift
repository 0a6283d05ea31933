internal import CCairo
internal import Foundation

/// Composes frames, and keeps the last image: the next one needs little more than its own frame.
///
/// Images that were handed out are never drawn on again: each is a copy of the one before.
struct FrameComposer: Sendable {
  private let canvas: PixelRect
  private let frames: [AnimationFrame]
  /// For each frame the last one, up to itself, that does not depend on previous frames.
  private let starts: [Int]
  /// The frame that comes next.
  private var next = 0
  /// The image below it; nil if that is transparent everywhere.
  private var below: CGImage?
  /// The area of it that has become transparent since.
  private var cleared: PixelRect?
  private var last: (index: Int, image: CGImage)?
  /// Frames that cannot be decoded: what builds on them cannot be shown either, and is not tried
  /// again.
  private var broken: Set<Int> = []

  init(canvas: PixelRect, frames: [AnimationFrame]) {
    self.canvas = canvas
    self.frames = frames
    var starts: [Int] = []
    for (index, frame) in frames.enumerated() {
      let isFirst = index == 0
      let isCleared =
        !isFirst && frames[index - 1].disposal == .clear && frames[index - 1].area == canvas
      // A hidden frame reappears if it is to be restored.
      let hidesAll = frame.area == canvas && !frame.isBlended && frame.disposal != .restore
      starts.append(isFirst || isCleared || hidesAll ? index : starts[index - 1])
    }
    self.starts = starts
  }

  /// The whole canvas as it shows with one frame.
  ///
  /// - Parameters:
  ///   - index: Which frame, one that there is.
  ///   - decode: Decodes a frame.
  /// - Returns: An image as large as the canvas; nil where a frame is broken, or there is no
  ///   memory.
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

  /// Whether a frame is visible in a later one: not if it is restored afterwards.
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
      // All of them have rows of the same length, and it is their own.
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
