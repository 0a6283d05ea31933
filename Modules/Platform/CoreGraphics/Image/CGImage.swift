internal import CCairo
public import Foundation
internal import Locking

// Unchecked: pixels and surface are never written after the initializer; Cairo counts references to
// surfaces atomically and reads image sources from any thread. The scaled copy is behind a mutex.
/// An image of pixels in memory.
///
/// Immutable.
public final class CGImage: Hashable, @unchecked Sendable {
  package let pixels: PixelBuffer
  /// Whether every pixel is opaque, so that drawing can simply copy.
  package let isOpaque: Bool
  /// The Cairo surface of the pixels: a `cairo_surface_t *`, for use as a source only.
  package let surface: OpaquePointer
  /// Whether the image is a mask without colors, which is drawn with the fill color through its
  /// alpha.
  public let isMask: Bool
  /// Whether the image is interpolated when it is scaled; otherwise the nearest pixels are used.
  public let shouldInterpolate: Bool
  /// The rendering intent; without effect, because all images are in sRGB.
  public let renderingIntent: CGColorRenderingIntent
  /// The format that the pixels are read in.
  let format: PixelFormat
  /// The last scaled copy; ``ScaledCopies`` removes it when there are newer ones of other images.
  let scaledCopy = Mutex<CGImage?>(nil)

  /// Takes ownership of finished pixels; nil if Cairo rejects them.
  package init?(
    pixels: PixelBuffer,
    isOpaque: Bool,
    isMask: Bool = false,
    shouldInterpolate: Bool = true,
    renderingIntent: CGColorRenderingIntent = .defaultIntent,
    format: PixelFormat? = nil
  ) {
    guard let surface = pixels.makeSurface(isOpaque: isOpaque),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.pixels = pixels
    self.isOpaque = isOpaque
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
    self.renderingIntent = renderingIntent
    self.format = format ?? .native(isOpaque: isOpaque)
    self.surface = surface
  }

  deinit { cairo_surface_destroy(surface) }

  /// The width of the image, in pixels.
  public var width: Int { pixels.width }
  /// The height of the image, in pixels.
  public var height: Int { pixels.height }
  /// The same image.
  public func copy() -> CGImage? { self }

  /// Returns a part of the image, in pixels; nil if the part is outside the image.
  ///
  /// The pixels are shared.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    let part = PixelRect(covering: rect).intersection(whole)
    guard !part.isEmpty else { return nil }
    if part == whole { return self }
    let owner = pixels
    let shared = PixelBuffer(
      bytes: owner.bytes + part.y * owner.bytesPerRow + part.x * 4,
      width: part.width,
      height: part.height,
      bytesPerRow: owner.bytesPerRow,
      free: { _ in withExtendedLifetime(owner) {} }
    )
    return CGImage(
      pixels: shared,
      isOpaque: isOpaque,
      isMask: isMask,
      shouldInterpolate: shouldInterpolate,
      renderingIntent: renderingIntent,
      format: format
    )
  }

  /// Returns the image scaled to another size in pixels with a good filter.
  ///
  /// The last copy is cached, so that drawing again costs nothing, as long as not many other images
  /// are scaled.
  package func scaled(toWidth width: Int, height: Int) -> CGImage? {
    if width == self.width, height == self.height { return self }
    if let kept = scaledCopy.withLock({ $0 }), kept.width == width, kept.height == height {
      return kept
    }
    guard let made = ImageScaler.scale(self, toWidth: width, height: height) else { return nil }
    scaledCopy.withLock { $0 = made }
    ScaledCopies.shared.note(made, of: self)
    return made
  }

  /// The color of one pixel, as drawn: premultiplied blue, green, red, alpha in the low to high
  /// bytes.
  package func pixel(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && y >= 0 && x < width && y < height, "pixel out of bounds")
    let value = pixels.bytes.load(fromByteOffset: y * pixels.bytesPerRow + x * 4, as: UInt32.self)
    return isOpaque ? value | 0xFF00_0000 : value
  }

  /// Whether two images are the same object: pixels are not compared.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  /// Hashes the identity of the image.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
