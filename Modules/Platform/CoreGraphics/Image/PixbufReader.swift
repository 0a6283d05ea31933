internal import CGdkPixbuf
internal import Foundation

/// Decodes with gdk-pixbuf, and converts the result to pixels for Cairo.
enum PixbufReader {
  /// The target size, which the loader requests when it has read the size of the image.
  private final class Target {
    let header: ImageHeader
    let width: Int32
    let height: Int32
    var isWrongSize = false

    init(_ header: ImageHeader, width: Int, height: Int) {
      self.header = header
      self.width = Int32(width)
      self.height = Int32(height)
    }
  }

  /// Decodes a file at a size in pixels.
  static func read(_ data: Data, _ header: ImageHeader, width: Int, height: Int) throws -> CGImage {
    guard let loader = gdk_pixbuf_loader_new_with_type(header.kind.rawValue, nil) else {
      throw ImageDecodingError.notAnImage
    }
    let target = Target(header, width: width, height: height)
    let prepared:
      @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
        loader,
        width,
        height,
        context in
        guard let loader, let context else { return }
        let target = Unmanaged<Target>.fromOpaque(context).takeUnretainedValue()
        target.isWrongSize = width != target.header.width || height != target.header.height
        if target.isWrongSize {
          gdk_pixbuf_loader_set_size(loader.assumingMemoryBound(to: GdkPixbufLoader.self), 1, 1)
        } else if width != target.width || height != target.height {
          gdk_pixbuf_loader_set_size(
            loader.assumingMemoryBound(to: GdkPixbufLoader.self),
            target.width,
            target.height
          )
        }
      }
    g_signal_connect_data(
      loader,
      "size-prepared",
      unsafeBitCast(prepared, to: GCallback.self),
      Unmanaged.passUnretained(target).toOpaque(),
      nil,
      GConnectFlags(rawValue: 0)
    )
    var isGood = data.withUnsafeBytes { bytes -> Bool in
      let start = bytes.bindMemory(to: UInt8.self).baseAddress
      return gdk_pixbuf_loader_write(loader, start, gsize(bytes.count), nil) != 0
    }
    // Closing is also needed after a failure, and reports truncated data.
    isGood = gdk_pixbuf_loader_close(loader, nil) != 0 && isGood
    withExtendedLifetime(target) {}
    let result = isGood && !target.isWrongSize ? gdk_pixbuf_loader_get_pixbuf(loader) : nil
    if let result { g_object_ref(UnsafeMutableRawPointer(result)) }
    // Release the loader before the pixels are copied: it still has the image in its full size.
    g_object_unref(loader)
    guard let decoded = result else { throw ImageDecodingError.truncated }
    defer { g_object_unref(UnsafeMutableRawPointer(decoded)) }
    guard header.orientation != 1, let upright = turned(decoded, header.orientation) else {
      return try image(of: decoded)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return try image(of: upright)
  }

  /// A copy rotated by its Exif orientation.
  private static func turned(_ pixbuf: OpaquePointer, _ orientation: Int) -> OpaquePointer? {
    let rotation: GdkPixbufRotation =
      switch orientation {
      case 3, 4: GDK_PIXBUF_ROTATE_UPSIDEDOWN
      case 5, 6: GDK_PIXBUF_ROTATE_CLOCKWISE
      case 7, 8: GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE
      default: GDK_PIXBUF_ROTATE_NONE
      }
    guard let rotated = gdk_pixbuf_rotate_simple(pixbuf, rotation) else { return nil }
    guard [2, 4, 5, 7].contains(orientation) else { return rotated }
    defer { g_object_unref(UnsafeMutableRawPointer(rotated)) }
    return gdk_pixbuf_flip(rotated, 1)
  }

  private static func image(of pixbuf: OpaquePointer) throws -> CGImage {
    let (width, height) = (
      Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf))
    )
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard let source = gdk_pixbuf_read_pixels(pixbuf), channels == 3 || channels == 4,
      let target = PixelBuffer(width: width, height: height)
    else { throw ImageDecodingError.notAnImage }
    var allAlpha: UInt32 = 255
    for y in 0..<height {
      let from = source + y * stride
      let to = (target.bytes + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      if channels == 3 {
        copyOpaque(from, to, count: width)
      } else {
        allAlpha &= copyPremultiplied(from, to, count: width)
      }
    }
    guard let image = CGImage(pixels: target, isOpaque: allAlpha == 255) else {
      throw ImageDecodingError.notAnImage
    }
    return image
  }

  private static func copyOpaque(
    _ from: UnsafePointer<UInt8>,
    _ to: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    for x in 0..<count {
      let p = from + x * 3
      to[x] = 0xFF00_0000 | UInt32(p[0]) << 16 | UInt32(p[1]) << 8 | UInt32(p[2])
    }
  }

  /// Returns the bitwise AND of all alphas: 255 if all are opaque.
  private static func copyPremultiplied(
    _ from: UnsafePointer<UInt8>,
    _ to: UnsafeMutablePointer<UInt32>,
    count: Int
  ) -> UInt32 {
    func scaled(_ part: UInt8, _ alpha: UInt32) -> UInt32 {
      let product = UInt32(part) &* alpha &+ 128
      return (product &+ product >> 8) >> 8
    }
    var all: UInt32 = 255
    for x in 0..<count {
      let p = from + x * 4
      let alpha = UInt32(p[3])
      all &= alpha
      to[x] =
        alpha << 24 | scaled(p[0], alpha) << 16 | scaled(p[1], alpha) << 8 | scaled(p[2], alpha)
    }
    return all
  }
}
