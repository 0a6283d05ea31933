internal import CCairo
internal import CGdkPixbuf
internal import Foundation

/// The reason why an image could not be written as JPEG.
package enum JPEGEncodingError: Error, Hashable, Sendable {
  case outOfMemory
  /// The library reported an error, with its message.
  case refused(String)
}

/// Returns the image as a JPEG file, without metadata about its origin.
///
/// Transparent pixels become white, because JPEG has no alpha.
///
/// - Parameters:
///   - image: The image.
///   - quality: From 0, the smallest file, to 1, the best quality.
/// - Returns: The bytes of the file.
/// - Throws: ``JPEGEncodingError``.
package func jpegData(of image: CGImage, quality: CGFloat) throws -> Data {
  cairo_surface_flush(image.surface)
  let (width, height) = (image.width, image.height)
  guard let source = cairo_image_surface_get_data(image.surface) else {
    throw JPEGEncodingError.outOfMemory
  }
  let stride = Int(cairo_image_surface_get_stride(image.surface))
  let isOpaque = cairo_image_surface_get_format(image.surface) == CAIRO_FORMAT_RGB24
  guard
    let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height)),
    let target = gdk_pixbuf_get_pixels(pixbuf)
  else { throw JPEGEncodingError.outOfMemory }
  defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
  let targetStride = Int(gdk_pixbuf_get_rowstride(pixbuf))
  for y in 0..<height {
    let from = UnsafeRawPointer(source + y * stride)
    var to = target + y * targetStride
    for x in 0..<width {
      let pixel = from.load(fromByteOffset: x * 4, as: UInt32.self)
      // Colors are premultiplied: the missing opacity is filled with white.
      let white = isOpaque ? 0 : 255 - (pixel >> 24)
      to[0] = UInt8(min(255, (pixel >> 16 & 0xFF) + white))
      to[1] = UInt8(min(255, (pixel >> 8 & 0xFF) + white))
      to[2] = UInt8(min(255, (pixel & 0xFF) + white))
      to += 3
    }
  }
  return try encoded(pixbuf, percent: Int((min(max(quality, 0), 1) * 100).rounded()))
}

private func encoded(_ pixbuf: OpaquePointer, percent: Int) throws -> Data {
  var buffer: UnsafeMutablePointer<gchar>?
  var size: gsize = 0
  var problem: UnsafeMutablePointer<GError>?
  let isWritten = "quality".withCString { key in
    String(percent).withCString { value in
      var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
      var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
      return gdk_pixbuf_save_to_bufferv(
        pixbuf,
        &buffer,
        &size,
        "jpeg",
        &keys,
        &values,
        &problem
      ) != 0
    }
  }
  guard isWritten, let buffer else {
    let words = problem.map { String(cString: $0.pointee.message) } ?? ""
    if let problem { g_error_free(problem) }
    throw JPEGEncodingError.refused(words)
  }
  defer { g_free(buffer) }
  return Data(bytes: buffer, count: Int(size))
}
