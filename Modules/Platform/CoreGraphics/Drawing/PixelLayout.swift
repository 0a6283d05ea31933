internal import Foundation

/// A bitmap in the caller's memory and pixel format, converted from and to the native pixels.
final class PixelLayout {
  let order: PixelOrder
  let bytes: UnsafeMutableRawPointer
  let height: Int
  let bytesPerRow: Int
  private let isOwned: Bool
  /// Whether the caller has a pointer to the memory and may have modified it.
  private(set) var isShared: Bool

  /// Uses the caller's memory, or allocates it if `bytes` is nil.
  init(order: PixelOrder, bytes: UnsafeMutableRawPointer?, height: Int, bytesPerRow: Int) {
    self.order = order
    self.height = height
    self.bytesPerRow = bytesPerRow
    isOwned = bytes == nil
    isShared = bytes != nil
    let size = max(1, height * bytesPerRow)
    self.bytes =
      bytes
      ?? {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        return memory
      }()
  }

  deinit { if isOwned { bytes.deallocate() } }

  /// Returns the memory to a caller after updating it.
  func share(_ canvas: CairoCanvas) -> UnsafeMutableRawPointer {
    if !isShared {
      isShared = true
      write(canvas)
    }
    return bytes
  }

  /// Copies modifications by the caller into the canvas.
  func read(into canvas: CairoCanvas) {
    guard isShared else { return }
    canvas.flush()
    let pixels = canvas.pixels
    for y in 0..<min(height, pixels.height) {
      order.decode(
        bytes + y * bytesPerRow,
        pixels.width,
        to: pixels.bytes + y * pixels.bytesPerRow
      )
    }
    canvas.markChanged()
  }

  /// Copies the canvas into the caller's memory.
  func write(_ canvas: CairoCanvas) {
    guard isShared else { return }
    canvas.flush()
    let pixels = canvas.pixels
    for y in 0..<min(height, pixels.height) {
      order.encode(
        pixels.bytes + y * pixels.bytesPerRow,
        pixels.width,
        to: bytes + y * bytesPerRow
      )
    }
  }
}
