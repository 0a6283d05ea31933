internal import CCairo
internal import CPNGShim
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

/// Returns the image as a PNG file with at most 256 colors, a third of the size.
///
/// Lossless for images that have no more. For images that people look at; see ``PNGFingerprint``
/// for how such a file is compared.
package func indexedPNGData(of image: CGImage) throws -> Data {
  var size = 0
  guard
    let file = png_encode_indexed(
      image.pixels.bytes.assumingMemoryBound(to: UInt8.self),
      UInt32(image.width),
      UInt32(image.height),
      image.pixels.bytesPerRow,
      image.isOpaque ? 1 : 0,
      &size
    )
  else { throw PNGEncodingError.outOfMemory }
  return Data(bytesNoCopy: file, count: size, deallocator: .free)
}

/// Whether a PNG file has a palette, by its header (PNG 11.2.1).
package func isIndexedPNG(_ png: Data) -> Bool { png.dropFirst(25).first == 3 }
