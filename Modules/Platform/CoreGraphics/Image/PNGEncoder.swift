internal import CCairo
internal import Foundation

/// The reason why an image could not be written as PNG.
package enum PNGEncodingError: Error, Hashable, Sendable {
  case outOfMemory
}

/// Returns the image as a PNG file.
///
/// Lossless except for the rounding of premultiplied colors.
package func pngData(of image: CGImage) throws -> Data {
  var data = Data()
  let status = withUnsafeMutablePointer(to: &data) { target in
    cairo_surface_write_to_png_stream(
      image.surface,
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      },
      target
    )
  }
  guard status == CAIRO_STATUS_SUCCESS else { throw PNGEncodingError.outOfMemory }
  return data
}
