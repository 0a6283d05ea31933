internal import CCairo
internal import Foundation

// Unchecked: the memory is written only by the creator of the buffer (a canvas, a decoder), and is
// only read once it belongs to a CGImage.
/// A block of memory for pixels: 32 bits each, premultiplied, in Cairo's byte order.
package final class PixelBuffer: @unchecked Sendable {
  /// The first byte of the first row.
  package let bytes: UnsafeMutableRawPointer
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The distance from one row to the next, in bytes.
  package let bytesPerRow: Int
  private let free: @Sendable (UnsafeMutableRawPointer) -> Void

  /// Allocates cleared memory for a number of pixels; nil if the size is invalid or memory cannot
  /// be allocated.
  package init?(width: Int, height: Int) {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767 else { return nil }
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width)))
    guard stride > 0, let memory = calloc(height, stride) else { return nil }
    self.bytes = memory
    self.width = width
    self.height = height
    self.bytesPerRow = stride
    self.free = { Foundation.free($0) }
  }

  /// Uses external memory, and calls back when it is no longer needed.
  package init(
    bytes: UnsafeMutableRawPointer,
    width: Int,
    height: Int,
    bytesPerRow: Int,
    free: @escaping @Sendable (UnsafeMutableRawPointer) -> Void = { _ in }
  ) {
    self.bytes = bytes
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.free = free
  }

  deinit { free(bytes) }

  /// Makes a Cairo surface on these pixels, which the buffer must outlive.
  func makeSurface(isOpaque: Bool) -> OpaquePointer? {
    cairo_image_surface_create_for_data(
      bytes.assumingMemoryBound(to: UInt8.self),
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
      Int32(width),
      Int32(height),
      Int32(bytesPerRow)
    )
  }
}
