internal import CPNGShim

extension CGImage {
  /// Returns the mean color of each square block, row by row, as 0xAARRGGBB, premultiplied.
  ///
  /// Blocks at the right and lower edges may be smaller.
  ///
  /// - Parameters:
  ///   - side: The side of a block in pixels, from 1 to 4096.
  ///   - shift: How many pixels to the right of each block its pixels are taken; those beyond an
  ///     edge are the edge's.
  /// - Returns: The colors.
  package func blockMeans(side: Int, shift: Int = 0) -> [UInt32] {
    precondition((1...4096).contains(side), "the side of a block is from 1 to 4096")
    let count = ((width + side - 1) / side) * ((height + side - 1) / side)
    return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      pixel_block_means(
        pixels.bytes.assumingMemoryBound(to: UInt8.self),
        UInt32(width),
        UInt32(height),
        pixels.bytesPerRow,
        isOpaque ? 1 : 0,
        Int32(shift),
        UInt32(side),
        start
      )
      initialized = count
    }
  }
}
