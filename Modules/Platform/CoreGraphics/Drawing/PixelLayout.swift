internal import Foundation

/// Pixels in the memory and the order that a caller asked for, while others are drawn in.
final class PixelLayout {
  let order: PixelOrder
  let bytes: UnsafeMutableRawPointer
  let height: Int
  let bytesPerRow: Int
  private let isOwned: Bool
  /// Whether somebody else may have written into the memory.
  private(set) var isShared: Bool

  /// Keeps pixels in memory of a caller's, or in its own where that is nil.
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

  /// Gives the memory to a caller, up to date.
  func share(_ canvas: CairoCanvas) -> UnsafeMutableRawPointer {
    if !isShared {
      isShared = true
      write(canvas)
    }
    return bytes
  }

  /// Takes over what a caller wrote.
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

  /// Shows a caller what was drawn.
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
